import type { Logger } from '../../shared/logger';
import { AnthropicModel } from './anthropic-model';
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
  return apiKey ? new AnthropicModel({ apiKey, baseUrl, model, log }) : null;
}
