import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export enum FileKind {
  IMAGE = 'IMAGE',
  ATTACHMENT = 'ATTACHMENT',
}

/** A file that somebody uploaded; what it belongs to stands in its owner's table. Reached by its key alone, which nobody can guess. */
@Entity()
export class StoredFile {
  @PrimaryGeneratedColumn()
  id: number;

  /** 128 random bits or more, base64url: the folder in the storage and the secret part of the address. */
  @Column({ type: 'varchar', length: 32 })
  @Index({ unique: true })
  key: string;

  /** Last segment of the address and the name by which it is deleted: the sender's, cleaned, with the extension of what it really is. */
  @Column({ type: 'varchar', length: 255 })
  name: string;

  @Column({ type: 'varchar', length: 100 })
  mediaType: string;

  @Column({ type: 'varchar', length: 10 })
  kind: FileKind;

  @Column({ type: 'integer' })
  bytes: number;

  /** Pixels, of images. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** Base64 of the thumbhash of an image: a blurred picture of some 25 bytes to show until the real one is there. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  thumbhash: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  insertedAt: Date;
}
