import { Field, ObjectType, registerEnumType } from 'type-graphql';

export const OpenStatus = { OPEN: 'OPEN', CLOSED: 'CLOSED', UNKNOWN: 'UNKNOWN' } as const;
registerEnumType(OpenStatus, {
  name: 'OpenStatus',
  description: '어느 때에 여는지',
  valuesConfig: {
    OPEN: { description: '열려 있습니다.' },
    CLOSED: { description: '닫혀 있습니다.' },
    UNKNOWN: { description: '자료의 글로는 알 수 없습니다. 열려 있다고도 닫혀 있다고도 여기지 마세요.' },
  },
});

const DOUBTFUL = '다를 수 있는지: 공휴일처럼 자료가 따로 말하지 않은 날이면 true입니다.';

@ObjectType({ simpleResolvers: true, description: '한 시각에 열려 있는지. 운영시간과 휴무일의 글에서 읽었습니다.' })
export class OpenState {
  @Field(() => OpenStatus, { description: '열려 있는지' })
  status: keyof typeof OpenStatus;

  @Field(() => Date, {
    nullable: true,
    description:
      '`status`가 다음에 바뀌는 시각. 14일 안에 바뀌지 않거나, 지금이 UNKNOWN이거나, 그 전에 UNKNOWN인 때가 오면 null입니다.',
  })
  changesAt: Date | null;

  @Field({ description: DOUBTFUL })
  isDoubtful: boolean;

  @Field({
    description:
      '사람에게 보여 줄 한 줄 (예: 영업 중 · 22:00에 닫아요). `at`을 주면 오늘이 아니라 그날을 두고 말합니다 (예: 이날 휴무 · 다음 날 10:00에 열어요).',
  })
  text: string;

  @Field(() => String, { nullable: true, description: '왜 그렇게 읽었는지 (예: 추석)' })
  reason: string | null;

  @Field(() => String, { nullable: true, description: '근거가 된 자료의 글' })
  quote: string | null;
}

@ObjectType({ simpleResolvers: true, description: '여는 때 한 번' })
export class OpeningSpan {
  @Field({ description: '여는 시각 (HH:mm)' })
  opensAt: string;

  @Field({ description: '닫는 시각 (HH:mm, 하루의 끝은 24:00). 여는 시각보다 늦지 않으면 다음 날입니다.' })
  closesAt: string;
}

@ObjectType({ simpleResolvers: true, description: '하루의 영업시간' })
export class OpeningDay {
  @Field({ description: '서울의 날짜 (yyyy-MM-dd)' })
  date: string;

  @Field(() => String, { nullable: true, description: '공휴일의 이름' })
  holidayName: string | null;

  @Field(() => OpenStatus, { description: 'OPEN이면 `spans`에 여는 때가 있습니다.' })
  status: keyof typeof OpenStatus;

  @Field(() => [OpeningSpan], { description: '이날 시작하는 영업시간, 이른 순' })
  spans: OpeningSpan[];

  @Field({ description: DOUBTFUL })
  isDoubtful: boolean;

  @Field(() => String, { nullable: true, description: '덧붙일 말 (예: 공휴일에는 다를 수 있어요)' })
  note: string | null;
}
