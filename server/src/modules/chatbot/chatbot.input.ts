import { ArrayMaxSize } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';
import { CHATBOT_RULES } from '../../shared/chatbot-rules';

const { messagesMax, messageMax } = CHATBOT_RULES;
/** What is longer than the rules is cut, not refused; what is longer than this is no conversation. */
const LIST_MAX = 1_000;

export enum ChatbotRole {
  USER = 'USER',
  ASSISTANT = 'ASSISTANT',
}
registerEnumType(ChatbotRole, { name: 'ChatbotRole', description: '말한 쪽: 사람이나 챗봇' });

@InputType()
export class ChatbotMessageInput {
  @Field(() => ChatbotRole)
  role: ChatbotRole;

  @Field({ description: `${messageMax.toLocaleString('ko')}자까지 읽습니다.` })
  content: string;
}

@InputType()
export class AskChatbotInput {
  @Field(() => [ChatbotMessageInput], {
    description: `지금까지의 대화, 오래된 말부터. 마지막 말이 질문입니다. 마지막 ${messagesMax}개만 읽습니다.`,
  })
  @ArrayMaxSize(LIST_MAX)
  messages: ChatbotMessageInput[];
}
