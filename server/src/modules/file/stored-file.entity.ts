import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export enum FileKind {
  IMAGE = 'IMAGE',
  ATTACHMENT = 'ATTACHMENT',
}

/** An uploaded file. A link table of its owner refers to it. The unguessable key is the only access control. */
@Entity()
export class StoredFile {
  @PrimaryGeneratedColumn()
  id: number;

  /** At least 128 random bits, base64url. Names the folder in the storage and is the secret part of the URL. */
  @Column({ type: 'varchar', length: 32 })
  @Index({ unique: true })
  key: string;

  /** Last segment of the URL, and the name by which a client deletes it. Cleaned, with the extension of the detected type. */
  @Column({ type: 'varchar', length: 255 })
  name: string;

  @Column({ type: 'varchar', length: 100 })
  mediaType: string;

  @Column({ type: 'varchar', length: 10 })
  kind: FileKind;

  @Column({ type: 'integer' })
  bytes: number;

  /** In pixels; null for other files. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** Base64 ThumbHash of an image, a blurred placeholder. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  thumbhash: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  insertedAt: Date;
}
