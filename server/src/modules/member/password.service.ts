import { randomBytes } from 'node:crypto';
import { hash, hashSync, verify } from '@node-rs/argon2';
import { lengthOf } from '../../shared/validation/text-rules';
import { MEMBER_RULES } from '../../shared/validation/member-rules';
import { WorkQueue } from '../../shared/async/work-queue';

/** argon2id, the library's default. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Concurrent hashes. They use the thread pool and memory that file access also needs. */
const RUNNING_MAX = 2;
/** Longer queues are refused at once, because nobody would wait that long. */
const WAITING_MAX = 50;

/** Owns password hashing and its concurrency. Expects NFC text, as the GraphQL executor provides it. */
export class PasswordService {
  /** Compared for unknown accounts, so that the response time is the same. */
  private readonly dummyHash = hashSync(randomBytes(32), COST);
  readonly queue = new WorkQueue(RUNNING_MAX, WAITING_MAX, '지금은 요청이 많아 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.');

  /** @throws AppError SERVICE_UNAVAILABLE if the queue is full */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password, COST));
  }

  /** For accounts without sign-in: the hash of a discarded random password. */
  hashRandom(): Promise<string> {
    return this.hash(randomBytes(32).toString('base64url'));
  }

  /**
   * @param passwordHash null for an account that is missing or has no password: false after the same work
   * @throws AppError SERVICE_UNAVAILABLE if the queue is full
   */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    // No account can have such a password, so a fast response reveals nothing.
    if (!isHashable(password)) return false;
    const isRight = await this.queue.run(() => verify(passwordHash ?? this.dummyHash, password));
    return isRight && passwordHash !== null;
  }
}

function isHashable(password: string): boolean {
  return password !== '' && lengthOf(password) <= MEMBER_RULES.password.max && !password.includes('\0');
}
