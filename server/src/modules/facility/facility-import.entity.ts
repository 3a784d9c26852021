import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A finished import of a public data file. */
@Entity()
export class FacilityImport {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  fileName: string;

  /** SHA-256 of the file, to detect a repeated import. */
  @Column({ type: 'text' })
  fileHash: string;

  /** Newest 최종작성일 of the file (yyyy-MM-dd). */
  @Column({ type: 'date', nullable: true })
  edition: string | null;

  /** An ImportReport. */
  @Column({ type: 'jsonb' })
  report: Record<string, unknown>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  finishedAt: Date;
}
