import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { StoredFile } from '../file/stored-file.entity';
import { Board } from './board.entity';

/** A file of an announcement. A trigger deletes the stored file. Later files have larger ids. */
@Entity()
export class BoardFile {
  @PrimaryColumn({ type: 'integer' })
  fileId: number;

  @OneToOne(() => StoredFile, { onDelete: 'CASCADE' })
  @JoinColumn()
  file: Relation<StoredFile>;

  @Column({ type: 'integer' })
  @Index()
  boardId: number;

  @ManyToOne(() => Board, { onDelete: 'CASCADE' })
  board: Relation<Board>;
}
