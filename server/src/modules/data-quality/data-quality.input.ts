import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID, registerEnumType } from 'type-graphql';
import { LIMITS } from '../../shared/validation/limits';
import { PagingArgs } from '../../shared/validation/paging-args';

export enum DataFindingKind {
  UNREAD_ENTRY = 'UNREAD_ENTRY',
  UNREAD_HOURS = 'UNREAD_HOURS',
  SUSPICIOUS_HOURS = 'SUSPICIOUS_HOURS',
  OLD_EATERY = 'OLD_EATERY',
  DUPLICATE = 'DUPLICATE',
  DOUBTFUL_POINT = 'DOUBTFUL_POINT',
  ADDED = 'ADDED',
  CHANGED = 'CHANGED',
  VANISHED = 'VANISHED',
  MERGED = 'MERGED',
  REFUSED = 'REFUSED',
}
registerEnumType(DataFindingKind, {
  name: 'DataFindingKind',
  description: '자료에서 살펴볼 것의 종류',
  valuesConfig: {
    UNREAD_ENTRY: { description: '동반 조건에서 이해하지 못한 글' },
    UNREAD_HOURS: { description: '운영시간과 휴무일에서 이해하지 못한 글' },
    SUSPICIOUS_HOURS: { description: '시각이 분명하지 않거나 휴무일과 어긋나는 운영시간' },
    OLD_EATERY: { description: '2026년 3월 1일의 제도보다 오래되었거나 날짜가 없는 카페와 식당의 정보' },
    DUPLICATE: { description: '같은 곳으로 보이는 여러 장소' },
    DOUBTFUL_POINT: { description: '좌표가 없거나 의심스러운 장소' },
    ADDED: { description: '그 자료에서 새로 들어온 장소' },
    CHANGED: { description: '그 자료에서 최종작성일 말고도 바뀐 것이 있는 장소' },
    VANISHED: { description: '그 자료에서 빠진 장소' },
    MERGED: { description: '같은 장소라서 합친 줄' },
    REFUSED: { description: '읽지 못한 줄' },
  },
});

@ArgsType()
export class DataFindingsArgs extends PagingArgs {
  @Field(() => DataFindingKind, { description: '무엇을 살펴볼지' })
  kind: DataFindingKind;

  @Field(() => ID, {
    nullable: true,
    description: '가져온 자료의 id. ADDED부터 REFUSED까지의 종류에만 쓰며, 없으면 마지막에 가져온 자료입니다.',
  })
  importId?: string | null;

  @Field({
    defaultValue: '',
    description: `글이나 설명에 든 문자열, ${LIMITS.searchTextMax}자까지. 빈 문자열이면 모두입니다.`,
  })
  @MaxLength(LIMITS.searchTextMax)
  query: string;
}
