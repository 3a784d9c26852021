import { createLanguageModel } from '../adapters/llm/create-language-model';
import type { ModelState } from '../adapters/llm/language-model';
import type { Config } from '../config';
import type { Logger } from '../shared/logger';
import { describeError } from './describe-error';
import { fault, good, information, warning, type Outcome, type Verdict } from './finding';
import type { Check } from './run-checks';

export function chatbotChecks(config: Config, log: Logger): Check[] {
  return [
    { name: '언어 모델', run: () => checkModel(config, log) },
    { name: '하루 질문 수', run: () => checkLimit(config) },
  ];
}

async function checkModel(config: Config, log: Logger): Promise<Outcome> {
  const model = createLanguageModel(config, log);
  if (!model) return information('ANTHROPIC_API_KEY가 없어 미리 써 둔 답으로 대답합니다.');
  const { host } = new URL(config.anthropicBaseUrl);
  try {
    return verdictOf(await model.probe(), config.chatbotModel, host);
  } catch (error) {
    return fault(`언어 모델 서버(${host})에 물어볼 수 없습니다. ${describeError(error)}`);
  }
}

function verdictOf(state: ModelState, model: string, host: string): Verdict {
  switch (state) {
    case 'usable':
      return good(`${model} (${host})`);
    case 'deprecated':
      return warning(`「${model}」 모델은 곧 없어집니다. CHATBOT_MODEL을 새 모델로 바꿔 주세요.`);
    case 'retired':
      return fault(`「${model}」 모델은 이제 없습니다. CHATBOT_MODEL을 새 모델로 바꿔 주세요.`);
    case 'wrong key':
      return fault('ANTHROPIC_API_KEY가 틀리거나 지워진 키입니다. 새 키를 받아 정해 주세요. (401)');
    case 'not allowed':
      return fault(
        `이 키로는 「${model}」 모델을 쓸 수 없습니다. 키의 권한을 보거나 다른 모델을 CHATBOT_MODEL에 정해 주세요. (403)`,
      );
    case 'unknown model':
      return fault(`${host}에 「${model}」 모델이 없습니다. CHATBOT_MODEL의 글자를 확인해 주세요. (404)`);
    case 'busy':
      return warning('언어 모델 서버가 지금은 요청을 받지 않습니다. 한도를 다 썼는지 보고 잠시 뒤에 다시 해 보세요.');
  }
}

function checkLimit({ anthropicApiKey, chatbotDailyLimit }: Config): Outcome {
  if (chatbotDailyLimit === 0) return warning('CHATBOT_DAILY_LIMIT이 0이라 챗봇이 응급 안내 말고는 대답하지 않습니다.');
  return anthropicApiKey ? good(`${chatbotDailyLimit.toLocaleString('ko-KR')}번까지 받습니다.`) : null;
}
