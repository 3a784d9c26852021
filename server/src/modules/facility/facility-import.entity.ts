import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One finished import of a public data file: what the footer, the facility page and operators say about the data's age. */
@Entity()
export class FacilityImport {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  fileName: string;

  /** SHA-256 of the file's bytes: tells a second import of the same file. */
  @Column({ type: 'text' })
  fileHash: string;

  /** Newest 최종작성일 of the file (yyyy-MM-dd). */
  @Column({ type: 'date', nullable: true })
  edition: string | null;

  /** Counts of the report: read, new, changed, … */
  @Column({ type: 'jsonb' })
  report: Record<string, unknown>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  finishedAt: Date;
}
