import type { EntryPolicy as Policy } from '@baldojang/rules/entry/entry-policy';
import type { EntryTexts } from '@baldojang/rules/entry/read-entry';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The entry rules of any number of places that word them alike: the texts, and what was read from them. Written by source-texts.ts alone. */
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
