import { Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';
import { ContentKind } from '../../shared/blinding';
import { LIMITS } from '../../shared/validation/limits';
import { PAGING_TEXT } from '../../shared/validation/manual-texts';

const PAGE_MAX = 50;

export enum ReportedContentState {
  OPEN = 'OPEN',
  BLINDED = 'BLINDED',
}
registerEnumType(ReportedContentState, {
  name: 'ReportedContentState',
  description: '신고된 글의 상태',
  valuesConfig: {
    OPEN: { description: '신고가 있고 가리지 않은 글' },
    BLINDED: { description: '가린 글, 신고가 없는 것도' },
  },
});

export enum ReportedContentSort {
  NEWEST = 'NEWEST',
  MOST_REPORTS = 'MOST_REPORTS',
}
registerEnumType(ReportedContentSort, {
  name: 'ReportedContentSort',
  description: '신고된 글의 순서',
  valuesConfig: {
    NEWEST: { description: '마지막 신고가 최근인 순. 신고가 없는 글은 가린 때로 봅니다.' },
    MOST_REPORTS: { description: '신고가 많은 순, 같으면 마지막 신고가 최근인 순' },
  },
});

@ArgsType()
export class ReportedContentsArgs {
  @Field(() => ContentKind, { nullable: true, description: '이 종류의 글만. 없으면 모두입니다.' })
  kind?: ContentKind | null;

  @Field(() => ReportedContentState, { nullable: true, description: '이 상태의 글만. 없으면 모두입니다.' })
  state?: ReportedContentState | null;

  @Field({
    defaultValue: '',
    description: `글, 장소의 이름이나 공지의 제목, 쓴 회원의 이메일이나 별명, 신고 사유, 신고한 회원의 이메일이나 별명에 든 문자열, ${LIMITS.searchTextMax}자까지. 빈 문자열이면 모두입니다.`,
  })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => ReportedContentSort, { defaultValue: ReportedContentSort.NEWEST, description: '순서' })
  sort: ReportedContentSort;

  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: PAGING_TEXT.size(PAGE_MAX) })
  @Min(1)
  @Max(PAGE_MAX)
  size: number;
}
