import type { OpeningSchedule as Schedule } from '@baldojang/rules/hours/opening-schedule';
import type { HoursTexts } from '@baldojang/rules/hours/read-hours';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Distinct texts of hours and their parsed reading, shared by places. Written only by source-texts.repository.ts. */
@Entity()
@Index('opening_schedule_texts', { synchronize: false })
export class OpeningSchedule {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'jsonb' })
  texts: HoursTexts;

  @Column({ type: 'jsonb' })
  reading: Schedule;

  @Column({ type: 'int' })
  readerVersion: number;
}
