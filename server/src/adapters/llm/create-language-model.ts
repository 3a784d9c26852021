import type { Logger } from '../../shared/logger';
import type { LanguageModel } from './language-model';

/** What of the server's settings matters here. */
export interface LanguageModelSettings {
  anthropicApiKey: string | null;
  anthropicBaseUrl: string;
  chatbotModel: string;
}

/** @returns null without a key: nobody is asked, and answers come from what the product itself knows */
export function createLanguageModel(settings: LanguageModelSettings, log: Logger): LanguageModel | null {
  const { anthropicApiKey: apiKey, anthropicBaseUrl: baseUrl, chatbotModel: model } = settings;
  if (!apiKey) return null;
  // Its SDK takes a fifth of a second to load, which only servers with a key need to spend.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- import() asks for a name with `.js`, which only the build has
  const { AnthropicModel } = require('./anthropic-model') as typeof import('./anthropic-model');
  return new AnthropicModel({ apiKey, baseUrl, model, log });
}
