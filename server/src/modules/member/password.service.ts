import { randomBytes } from 'node:crypto';
import { hash, hashSync, verify } from '@node-rs/argon2';
import { lengthOf } from '../../shared/validation/length-of';
import { MEMBER_RULES } from '../../shared/validation/member-rules';
import { WorkQueue } from '../../shared/async/work-queue';

/** argon2id, the library's default kind: 14 ms and 19 MiB for each hash. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Hashes at one moment. They take threads and memory that files and everything else need too. */
const RUNNING_MAX = 2;
/** Those who wait; whoever comes on top is sent away at once instead of waiting longer than a person would. */
const WAITING_MAX = 50;

/** Owns hashing passwords and how many are hashed at once. Texts come composed (NFC), as the executor hands them on. */
export class PasswordService {
  /** Of a password that nobody has: checking it takes as long as checking a real one. */
  private readonly nobodysHash = hashSync(randomBytes(32), COST);
  readonly queue = new WorkQueue(RUNNING_MAX, WAITING_MAX, '지금은 요청이 많아 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.');

  /** @throws AppError SERVICE_UNAVAILABLE when too many wait already */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password, COST));
  }

  /** A hash for an account that nobody shall enter: its password was never written down. */
  nobodys(): Promise<string> {
    return this.hash(randomBytes(32).toString('base64url'));
  }

  /**
   * @param passwordHash null for an account that is not there or has no password: the answer is no after the same effort
   * @throws AppError SERVICE_UNAVAILABLE when too many wait already
   */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    // No account can have such a password, so nothing is told by answering quickly.
    if (!isHashable(password)) return false;
    const isRight = await this.queue.run(() => verify(passwordHash ?? this.nobodysHash, password));
    return isRight && passwordHash !== null;
  }
}

function isHashable(password: string): boolean {
  return password !== '' && lengthOf(password) <= MEMBER_RULES.password.max && !password.includes('\0');
}
