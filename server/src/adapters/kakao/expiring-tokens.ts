import { randomBytes } from 'node:crypto';

const TOKENS_MAX = 1_000;

/**
 * Codes or tokens of the demo's Kakao with the person behind each. In memory: enough for one server.
 */
export class ExpiringTokens<Holder> {
  private readonly entries = new Map<string, { holder: Holder; endsAt: number }>();

  constructor(private readonly lifeMs: number) {}

  issue(holder: Holder): string {
    // A Map keeps insertion order.
    const [oldest] = this.entries.keys();
    if (oldest && this.entries.size >= TOKENS_MAX) this.entries.delete(oldest);
    const token = randomBytes(32).toString('base64url');
    this.entries.set(token, { holder, endsAt: Date.now() + this.lifeMs });
    return token;
  }

  find(token: string): Holder | null {
    const found = this.entries.get(token);
    return found && Date.now() < found.endsAt ? found.holder : null;
  }

  /** Finds and invalidates. */
  take(token: string): Holder | null {
    const holder = this.find(token);
    this.entries.delete(token);
    return holder;
  }
}
