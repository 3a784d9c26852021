import type { OpeningSchedule as Schedule } from '@baldojang/rules/hours/opening-schedule';
import type { HoursTexts } from '@baldojang/rules/hours/read-hours';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The hours of any number of places that word them alike: the texts, and what was read from them. Written by source-texts.ts alone. */
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
