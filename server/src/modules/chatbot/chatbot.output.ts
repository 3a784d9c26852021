import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { CHATBOT_RULES } from '../../shared/validation/chatbot-rules';
import { listOf } from '../../shared/validation/field-cost';
import { PARTY_MAX } from '../../shared/pet-species';
import { PetType } from '../../shared/pet-type';
import { EntryVerdict } from '../facility/entry.output';
import { Facility } from '../facility/facility.entity';
import { InterpretedPet, NearPlace } from '../search/search.output';

export enum ChatbotSource {
  MODEL = 'MODEL',
  PREPARED = 'PREPARED',
  PLACES = 'PLACES',
  URGENT = 'URGENT',
  PERSON = 'PERSON',
  NONE = 'NONE',
}
registerEnumType(ChatbotSource, {
  name: 'ChatbotSource',
  description: '답을 만든 것',
  valuesConfig: {
    MODEL: { description: '언어 모델이 쓴 답. 찾은 장소가 함께 있을 수 있습니다.' },
    PREPARED: { description: '미리 써 둔 돌봄 답' },
    PLACES: { description: '장소 검색의 결과를 글로 옮긴 답' },
    URGENT: { description: '곧바로 동물병원에 가야 하는 증상에 대한 안내' },
    PERSON: { description: '사람이 다치거나 위험할 때의 안내. 전화할 곳이 `hotlines`에 있습니다.' },
    NONE: { description: '답을 찾지 못해 그렇다고 알리거나 무엇을 묻는지 되묻는 글' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: '질문에서 읽어 낸 장소의 조건. 지도에서 다시 찾아볼 때 `FacilityFilterInput`으로 보냅니다.',
})
export class ChatbotSearch {
  @Field(() => String, { nullable: true, description: '시·도의 현재 공식 이름' })
  sidoName: string | null;

  @Field(() => String, { nullable: true, description: '시·군·구의 현재 이름' })
  sigunguName: string | null;

  @Field(() => NearPlace, {
    nullable: true,
    description: '그 근처를 찾은 역, 동네, 명소. 좌표와 반지름을 `within`으로 보냅니다.',
  })
  nearPlace: NearPlace | null;

  @Field({ description: 'true면 쓰는 사람의 근처를 찾습니다. 위치는 화면이 알고, 서버에 보내지 않습니다.' })
  isNearMe: boolean;

  @Field(() => String, { nullable: true, description: '동이나 길의 이름, 그 밖의 찾는 말. `searchQuery`로 보냅니다.' })
  searchText: string | null;

  @Field(() => [String], { description: '묶음이나 종류의 이름' })
  categories: string[];

  @Field(() => [PetType], { description: '함께 갈 반려동물의 종류. 말하지 않았으면 빈 목록입니다.' })
  petTypes: PetType[];

  @Field(() => [InterpretedPet], {
    description: '질문이 말한 반려동물. 들어갈 수 없는 곳은 뺐습니다. 말하지 않았으면 빈 목록입니다.',
    complexity: listOf(PARTY_MAX),
  })
  pets: InterpretedPet[];

  @Field(() => Boolean, { nullable: true, description: 'true면 주차할 수 있는 곳만. 말하지 않았으면 null입니다.' })
  parkingAvailable: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true면 실내 시설이 있는 곳만. 말하지 않았으면 null입니다.' })
  indoorFacility: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true면 실외 시설이 있는 곳만. 말하지 않았으면 null입니다.' })
  outdoorFacility: boolean | null;

  @Field(() => Date, { nullable: true, description: '이 시각에 여는 곳만. 말하지 않았으면 null입니다.' })
  openAt: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true면 `openAt`이 물은 때입니다. 나중에 다시 찾으면 그때의 시각을 보내야 합니다.',
  })
  isOpenNow: true | null;

  @Field(() => Boolean, { nullable: true, description: 'true면 24시간 여는 곳만. 말하지 않았으면 null입니다.' })
  isOpenAllDay: boolean | null;
}

@ObjectType({ simpleResolvers: true, description: '전화로 도움받을 곳' })
export class ChatbotHotline {
  @Field({ description: '이름 (예: 자살예방 상담전화)' })
  name: string;

  @Field({ description: '전화번호 (예: 109)' })
  phoneNumber: string;
}

/** Of an answer. */
const HOTLINES_MAX = 3;
const SUGGESTIONS_MAX = 4;

@ObjectType({ simpleResolvers: true, description: '챗봇의 답' })
export class ChatbotAnswer {
  @Field({ description: '답. 줄바꿈이 든 서식 없는 글이며, 장소는 `facilities`에 따로 있습니다.' })
  text: string;

  @Field({ description: '`text` 뒤에 장소의 이름과 주소까지 글로 옮긴 답. 글만 보여 주는 화면에 씁니다.' })
  plainText: string;

  @Field(() => ChatbotSource, { description: '답을 만든 것' })
  source: ChatbotSource;

  @Field(() => String, {
    nullable: true,
    description: '답이 다루는 주제 (예: 강아지 양치질 하는 방법). 장소의 답이거나 준비된 답이 없으면 null입니다.',
  })
  topic: string | null;

  @Field(() => [Facility], {
    description: `답에 어울리는 장소, ${CHATBOT_RULES.placesMax}곳까지`,
    complexity: listOf(CHATBOT_RULES.placesMax),
  })
  facilities: Facility[];

  @Field(() => [EntryVerdict], {
    description:
      '질문이 말한 반려동물, 없으면 `input.pets`가 들어갈 수 있는지, `facilities`와 같은 차례. 둘 다 없으면 빈 목록입니다.',
    complexity: listOf(CHATBOT_RULES.placesMax),
  })
  entries: EntryVerdict[];

  @Field(() => [ChatbotHotline], {
    description: `먼저 전화할 곳, ${HOTLINES_MAX}곳까지`,
    complexity: listOf(HOTLINES_MAX),
  })
  hotlines: ChatbotHotline[];

  @Field(() => [String], {
    description: `이어서 할 수 있는 말, ${SUGGESTIONS_MAX}개까지. 화면은 누르는 단추로 보여 줍니다.`,
  })
  suggestions: string[];

  @Field(() => ChatbotSearch, { nullable: true, description: '질문에서 읽어 낸 장소의 조건. 장소를 찾지 않았으면 null입니다.' })
  search: ChatbotSearch | null;
}
