import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../shared/access';
import { AskChatbotInput } from './chatbot.input';
import { ChatbotAnswer } from './chatbot.output';
import type { ChatbotService } from './chatbot.service';

interface Asked {
  address: string;
  signal?: AbortSignal;
}

@Resolver()
export class ChatbotResolver {
  constructor(private readonly chatbot: ChatbotService) {}

  @Access('PUBLIC')
  @Mutation(() => ChatbotAnswer, {
    description:
      '챗봇에게 묻습니다. 한 주소에서 1분에 20번, 하루에 정한 수를 넘으면 TOO_MANY_REQUESTS, 언어 모델이 답하지 못하면 BAD_GATEWAY, 20초 안에 답하지 않으면 GATEWAY_TIMEOUT. 요청을 끊으면 답도 그만 만듭니다.',
  })
  askChatbot(@Arg('input', () => AskChatbotInput) { messages }: AskChatbotInput, @Ctx() { address, signal }: Asked) {
    return this.chatbot.ask(messages, { address, signal });
  }
}
