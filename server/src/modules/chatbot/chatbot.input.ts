import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';
import { PetInput } from '../../shared/pet-input';
import { PARTY_MAX } from '../../shared/pet-species';
import { CHATBOT_RULES } from '../../shared/validation/chatbot-rules';

/** Longer messages are truncated; conversations longer than `conversationMax` are refused. */
const { messagesMax, messageMax, conversationMax } = CHATBOT_RULES;

export enum ChatbotRole {
  USER = 'USER',
  ASSISTANT = 'ASSISTANT',
}
registerEnumType(ChatbotRole, {
  name: 'ChatbotRole',
  description: '말한 쪽',
  valuesConfig: { USER: { description: '사람' }, ASSISTANT: { description: '챗봇' } },
});

@InputType({ description: '대화의 말 하나' })
export class ChatbotMessageInput {
  @Field(() => ChatbotRole, { description: '말한 쪽' })
  role: ChatbotRole;

  @Field({ description: `말. 앞의 ${messageMax.toLocaleString('ko')}자만 읽습니다.` })
  content: string;
}

@InputType({ description: '챗봇과 나눈 대화' })
export class AskChatbotInput {
  @Field(() => [ChatbotMessageInput], {
    description: `지금까지의 말, 오래된 것부터 ${conversationMax}개까지. 그 가운데 마지막 ${messagesMax}개만 읽습니다. 맨 끝의 말이 질문이며, 사람의 말이 아니거나 빈 문자열이면 BAD_USER_INPUT입니다.`,
  })
  @ArrayMaxSize(conversationMax)
  messages: ChatbotMessageInput[];

  @Field(() => [PetInput], {
    defaultValue: [],
    description: `함께 가는 반려동물, ${PARTY_MAX}마리까지. 질문이 반려동물을 말하지 않았을 때 장소를 고르는 데에만 쓰고, 언어 모델에 보내지 않습니다.`,
  })
  @ArrayMaxSize(PARTY_MAX)
  @ValidateNested({ each: true })
  pets: PetInput[];
}
