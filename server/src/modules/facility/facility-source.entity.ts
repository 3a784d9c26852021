import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Facility } from './facility.entity';

/** The uncleaned source row of a facility. */
@Entity()
export class FacilitySource {
  @PrimaryColumn({ type: 'int' })
  facilityId: number;

  @ManyToOne(() => Facility, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'facility_id' })
  facility: Relation<Facility>;

  /** Column name of the file → cell. */
  @Column({ type: 'jsonb' })
  cells: Record<string, string>;
}
