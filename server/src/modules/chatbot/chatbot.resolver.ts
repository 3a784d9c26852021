import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, AllowsSuspended } from '../../shared/access';
import { ANSWER_SECONDS } from '../../shared/validation/chatbot-rules';
import { limitText } from '../../shared/validation/manual-texts';
import { AskChatbotInput } from './chatbot.input';
import { ChatbotAnswer } from './chatbot.output';
import type { ChatbotService } from './chatbot.service';

interface ChatbotContext {
  address: string;
  signal?: () => AbortSignal;
}

@Resolver()
export class ChatbotResolver {
  constructor(private readonly chatbot: ChatbotService) {}

  @Access('PUBLIC')
  @AllowsSuspended()
  @Mutation(() => ChatbotAnswer, {
    description: `챗봇에게 묻습니다. 대화는 저장하지 않으므로 질문할 때마다 지금까지의 말을 함께 보냅니다. 맨 끝의 말이 질문이 아니면 BAD_USER_INPUT, 한 IP 주소에서 ${limitText('CHATBOT')}이나 ${limitText('CHATBOT_ADDRESS_DAY')}, 또는 모두 합쳐 서버가 정한 하루의 횟수를 넘으면 TOO_MANY_REQUESTS, 언어 모델이 제대로 답하지 않으면 BAD_GATEWAY, ${ANSWER_SECONDS}초 안에 답하지 않으면 GATEWAY_TIMEOUT입니다. 요청을 끊으면 답도 그만 만듭니다.`,
  })
  askChatbot(
    @Arg('input', () => AskChatbotInput, { description: '챗봇과 나눈 대화' }) input: AskChatbotInput,
    @Ctx() { address, signal }: ChatbotContext,
  ) {
    return this.chatbot.ask(input, { address, signal: signal?.() });
  }
}
