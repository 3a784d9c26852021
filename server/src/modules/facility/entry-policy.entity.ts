import type { EntryPolicy as Policy } from '@baldojang/rules/entry/entry-policy';
import type { EntryTexts } from '@baldojang/rules/entry/read-entry';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Distinct texts of entry rules and their parsed reading, shared by places. Written only by source-texts.repository.ts. */
@Entity()
@Index('entry_policy_texts', { synchronize: false })
export class EntryPolicy {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'jsonb' })
  texts: EntryTexts;

  @Column({ type: 'jsonb' })
  reading: Policy;

  @Column({ type: 'int' })
  readerVersion: number;
}
