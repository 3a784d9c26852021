import type { Token, TokenKind } from './hours-token';

/** Iterates over tokens and collects unparsed words. */
export class TokenCursor {
  private at = 0;
  private readonly unread: { from: number; to: number }[] = [];

  constructor(
    readonly text: string,
    private readonly tokens: readonly Token[],
  ) {}

  /** Undefined at the end of the text. */
  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  get previous(): Token | undefined {
    return this.tokens[this.at - 1];
  }

  next(): Token | undefined {
    const token = this.peek();
    this.at += 1;
    return token;
  }

  /** Takes the next token if it is of this kind. */
  take<Kind extends TokenKind>(kind: Kind): Extract<Token, { kind: Kind }> | null {
    const token = this.peek();
    if (token?.kind !== kind) return null;
    this.at += 1;
    return token as Extract<Token, { kind: Kind }>;
  }

  skip(...kinds: TokenKind[]): void {
    for (let token = this.peek(); token && kinds.includes(token.kind); token = this.peek()) this.at += 1;
  }

  get position(): number {
    return this.at;
  }

  goTo(position: number): void {
    this.at = position;
  }

  /** The words from one token's start to the end of the token before the cursor. */
  quoteFrom(from: number): string {
    return this.text.slice(from, this.previous?.to ?? from).trim();
  }

  reject({ from, to }: { from: number; to: number }): void {
    const last = this.unread.at(-1);
    const isAdjacent = last && this.text.slice(last.to, from).trim() === '';
    if (isAdjacent) last.to = to;
    else this.unread.push({ from, to });
  }

  /** Takes back the words that were rejected just before the cursor. */
  acceptRejectedBefore(from: number): number | null {
    const last = this.unread.at(-1);
    if (!last || this.text.slice(last.to, from).trim() !== '') return null;
    this.unread.pop();
    return last.from;
  }

  get residue(): string[] {
    return this.unread.map(({ from, to }) => this.text.slice(from, to));
  }
}
