import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { CHATBOT_RULES } from '../../shared/chatbot-rules';
import { PetType } from '../../shared/pet-type';
import { Facility } from '../facility/facility.entity';

export enum ChatbotSource {
  MODEL = 'MODEL',
  PREPARED = 'PREPARED',
  PLACES = 'PLACES',
  URGENT = 'URGENT',
  NONE = 'NONE',
}
registerEnumType(ChatbotSource, {
  name: 'ChatbotSource',
  description: '답이 온 곳',
  valuesConfig: {
    MODEL: { description: '언어 모델' },
    PREPARED: { description: '미리 써 둔 답' },
    PLACES: { description: '장소 검색' },
    URGENT: { description: '곧바로 동물병원에 가야 하는 증상에 대한 안내' },
    NONE: { description: '아는 답이 없음' },
  },
});

@ObjectType({ simpleResolvers: true, description: '질문에서 읽어 낸 장소의 조건. 지도 검색과 같은 말입니다.' })
export class ChatbotSearch {
  @Field(() => String, { nullable: true, description: '시·도의 공식 이름' })
  sidoName: string | null;

  @Field(() => String, { nullable: true })
  sigunguName: string | null;

  @Field(() => String, { nullable: true, description: '동이나 길의 이름, 그 밖의 찾는 말' })
  searchText: string | null;

  @Field(() => [String], { description: '묶음이나 종류의 이름' })
  categories: string[];

  @Field(() => [PetType])
  petTypes: PetType[];

  @Field(() => Boolean, { nullable: true, description: '참이면 주차할 수 있는 곳만' })
  parkingAvailable: boolean | null;

  @Field(() => Boolean, { nullable: true })
  indoorFacility: boolean | null;

  @Field(() => Boolean, { nullable: true })
  outdoorFacility: boolean | null;
}

@ObjectType({ simpleResolvers: true, description: '챗봇의 답. 꾸밈 없는 글입니다.' })
export class ChatbotAnswer {
  @Field({ description: '답' })
  text: string;

  @Field({ description: '장소의 이름과 주소까지 글로 쓴 답. 글만 보여 주는 곳을 위한 것입니다.' })
  plainText: string;

  @Field(() => ChatbotSource)
  source: ChatbotSource;

  @Field(() => [Facility], {
    description: `답에 어울리는 장소, ${CHATBOT_RULES.placesMax}곳까지`,
    complexity: ({ childComplexity }) => CHATBOT_RULES.placesMax * childComplexity,
  })
  facilities: Facility[];

  @Field(() => ChatbotSearch, { nullable: true, description: '질문에서 읽어 낸 장소의 조건. 장소를 묻지 않았으면 null.' })
  search: ChatbotSearch | null;
}
