import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CorrectableField } from '../facility/facility-correction.entity';
import { CorrectionProposal } from './correction-proposal.entity';

@ObjectType({ simpleResolvers: true, description: '제안을 받았다는 확인' })
export class CorrectionReceipt {
  @Field(() => ID, { description: '받은 제안의 id' })
  id: number;

  @Field({ description: '보낸 사람에게 보여 줄 글' })
  message: string;
}

@ObjectType({ simpleResolvers: true, description: '관리자가 보는 제안: 지금 값과 자료의 값이 함께 있습니다.' })
export class ListedCorrection extends CorrectionProposal {
  @Field(() => String, { nullable: true, description: '지금 장소에 나타나는 값' })
  currentValue: string | null;

  @Field(() => String, { nullable: true, description: '자료의 값. 고친 적이 없으면 지금 값과 같습니다.' })
  dataValue: string | null;

  @Field(() => String, { nullable: true, description: '자료의 값이 작성된 날 (yyyy-MM-dd)' })
  dataEdition: string | null;

  @Field({ description: '이 정보를 이미 고쳐서 자료의 값 대신 쓰고 있는지' })
  isCorrected: boolean;

  /** Resolved to the administrator; null also without an entry in the audit. */
  deciderId: number | null;

  @Field(() => String, { nullable: true, description: '처리한 사유, 서식 없는 글. 아직 처리하지 않았으면 null입니다.' })
  decisionReason: string | null;
}

@ObjectType({ simpleResolvers: true, description: '제안 목록의 한 쪽' })
export class CorrectionPage {
  @Field(() => [ListedCorrection], { description: '요청한 순서대로' })
  items: ListedCorrection[];

  @Field(() => Int, { description: '조건에 맞는 모든 제안의 수' })
  totalCount: number;
}

@ObjectType({ simpleResolvers: true, description: '새 자료가 고친 정보와 다른 값을 말하는 일. 정할 때까지 고친 값을 씁니다.' })
export class CorrectionConflict {
  @Field(() => ID, { description: '장소의 id와 정보 (예: 12:HOURS)' })
  id: string;

  /** Resolved to the place. */
  facilityId: number;

  @Field(() => CorrectableField, { description: '무엇이 다른지' })
  field: CorrectableField;

  @Field(() => String, { nullable: true, description: '고친 값' })
  value: string | null;

  @Field({ description: '고친 값의 근거' })
  source: string;

  @Field({ description: '고친 값을 받아들인 시각' })
  acceptedAt: Date;

  @Field(() => String, { nullable: true, description: '새 자료의 값' })
  dataValue: string | null;

  @Field(() => String, { nullable: true, description: '새 자료의 값이 작성된 날 (yyyy-MM-dd)' })
  dataEdition: string | null;

  @Field({ description: '새 자료를 가져온 시각' })
  conflictSince: Date;
}

@ObjectType({ simpleResolvers: true, description: '자료와 다른 것의 한 쪽' })
export class CorrectionConflictPage {
  @Field(() => [CorrectionConflict], { description: '오래된 것부터' })
  items: CorrectionConflict[];

  @Field(() => Int, { description: '자료와 다른 모든 것의 수' })
  totalCount: number;
}
