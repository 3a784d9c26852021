import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Facility } from '../facility/facility.entity';
import { Member } from '../member/member.entity';

/** A favourite place of a member. */
@Entity()
@Index(['memberId', 'insertedAt', 'facilityId'])
export class Favorite {
  @PrimaryColumn({ type: 'integer' })
  memberId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member: Relation<Member>;

  @PrimaryColumn({ type: 'integer' })
  @Index()
  facilityId: number;

  @ManyToOne(() => Facility, { onDelete: 'CASCADE' })
  facility: Relation<Facility>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  insertedAt: Date;
}
