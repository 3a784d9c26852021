import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CORRECTION_RULES } from '../../shared/validation/correction-rules';
import { Facility } from './facility.entity';

export const CorrectableField = {
  NAME: 'NAME',
  ROAD_ADDRESS: 'ROAD_ADDRESS',
  JIBUN_ADDRESS: 'JIBUN_ADDRESS',
  POINT: 'POINT',
  PHONE: 'PHONE',
  HOMEPAGE: 'HOMEPAGE',
  HOURS: 'HOURS',
  CLOSING_DAYS: 'CLOSING_DAYS',
  PARKING: 'PARKING',
  ENTRY: 'ENTRY',
  ENTRY_SIZE: 'ENTRY_SIZE',
  ENTRY_RESTRICTIONS: 'ENTRY_RESTRICTIONS',
  ENTRY_FEE: 'ENTRY_FEE',
  FEE: 'FEE',
  CLOSED: 'CLOSED',
} as const;
export type CorrectableField = keyof typeof CorrectableField;
registerEnumType(CorrectableField, {
  name: 'CorrectableField',
  description: '고칠 수 있는 장소의 정보와 그 값의 모양. 값이 null이면 없거나 알 수 없다는 뜻입니다.',
  valuesConfig: {
    NAME: { description: '이름 (`name`). null일 수 없습니다.' },
    ROAD_ADDRESS: { description: '도로명 주소 (`roadAddress`). 장소의 시·도와 시·군·구로 시작하며 null일 수 없습니다.' },
    JIBUN_ADDRESS: { description: '지번 주소 (`jibunAddress`). 장소의 시·도와 시·군·구로 시작하며 null일 수 없습니다.' },
    POINT: { description: '위치 (`latitude`, `longitude`): 쉼표로 나눈 위도와 경도 (예: 37.5561,126.9012). null일 수 없습니다.' },
    PHONE: { description: '전화번호 (`phoneNumber`)' },
    HOMEPAGE: { description: '홈페이지 (`homepage`): http나 https 주소' },
    HOURS: { description: '운영시간 (`operatingHours`)' },
    CLOSING_DAYS: { description: '휴무일 (`holiday`)' },
    PARKING: { description: '주차할 수 있는지 (`parkingAvailable`): Y나 N' },
    ENTRY: { description: '반려동물과 함께 들어갈 수 있는지 (`petFriendly`): Y나 N' },
    ENTRY_SIZE: { description: '들어갈 수 있는 동물의 크기 (`allowedPetSize`)' },
    ENTRY_RESTRICTIONS: { description: '반려동물 제한사항 (`petRestrictions`)' },
    ENTRY_FEE: { description: '반려동물 동반 추가 요금 (`additionalPetFee`)' },
    FEE: { description: '입장(이용료) 정보 (`admissionFeeInfo`)' },
    CLOSED: { description: '아주 문을 닫음 (`isClosed`): Y뿐입니다.' },
  },
});

/** An accepted correction. Its value replaces the data's in the facility's row; `dataValue` remembers what the data says. */
@Entity()
@ObjectType('AcceptedCorrection', {
  simpleResolvers: true,
  description: '이용자가 알려 주고 관리자가 받아들인 정보. 공공데이터의 값 대신 장소에 나타납니다.',
})
export class FacilityCorrection {
  @PrimaryColumn({ type: 'int' })
  facilityId: number;

  @ManyToOne(() => Facility, { onDelete: 'CASCADE' })
  facility: Relation<Facility>;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  @Field(() => CorrectableField, { description: '무엇을 고쳤는지' })
  field: CorrectableField;

  @Column({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: '지금 값. null이면 없거나 알 수 없습니다.' })
  value: string | null;

  @Column({ type: 'varchar', length: CORRECTION_RULES.source.max })
  @Field({ description: '어떻게 알게 되었는지, 서식 없는 글' })
  source: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '받아들인 시각' })
  acceptedAt: Date;

  /** Of the newest imported edition. */
  @Column({ type: 'text', nullable: true })
  dataValue: string | null;

  /** Since an edition changed the data's value to something else than the accepted one; null after the decision. */
  @Column({ type: 'timestamptz', nullable: true })
  conflictSince: Date | null;
}
