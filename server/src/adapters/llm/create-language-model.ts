import type { Logger } from '../../shared/logger';
import type { LanguageModel } from './language-model';

export interface LanguageModelSettings {
  anthropicApiKey: string | null;
  anthropicBaseUrl: string;
  chatbotModel: string;
}

/** @returns null without a key: answers then come from our own content */
export function createLanguageModel(settings: LanguageModelSettings, log: Logger): LanguageModel | null {
  const { anthropicApiKey: apiKey, anthropicBaseUrl: baseUrl, chatbotModel: model } = settings;
  if (!apiKey) return null;
  // Loaded only with a key: the SDK is slow to load.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- import() needs a name with `.js`, which exists only in the build
  const { AnthropicModel } = require('./anthropic-model') as typeof import('./anthropic-model');
  return new AnthropicModel({ apiKey, baseUrl, model, log });
}
