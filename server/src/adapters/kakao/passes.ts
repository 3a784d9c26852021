import { randomBytes } from 'node:crypto';

const PASSES_MAX = 1_000;

/**
 * Codes and tokens of the stand-in and whom they stand for. In the memory of this process, which is enough for a demo and of
 * no use to several servers: those need Kakao itself.
 */
export class Passes<Holder> {
  private readonly passes = new Map<string, { holder: Holder; endsAt: number }>();

  constructor(private readonly lifeMs: number) {}

  issue(holder: Holder): string {
    // A Map keeps the order in which things came; the oldest makes room.
    const [oldest] = this.passes.keys();
    if (oldest && this.passes.size >= PASSES_MAX) this.passes.delete(oldest);
    const pass = randomBytes(32).toString('base64url');
    this.passes.set(pass, { holder, endsAt: Date.now() + this.lifeMs });
    return pass;
  }

  find(pass: string): Holder | null {
    const found = this.passes.get(pass);
    return found && Date.now() < found.endsAt ? found.holder : null;
  }

  /** Good once. */
  take(pass: string): Holder | null {
    const holder = this.find(pass);
    this.passes.delete(pass);
    return holder;
  }
}
