import { addressBlock } from '../../shared/http/address-block';
import { AppError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import { seoulDate } from '../../shared/text/seoul-time';

const DAY_USED_UP = '오늘은 챗봇이 답할 수 있는 만큼 모두 답했습니다. 내일 다시 물어봐 주세요.';

/** Logs an error that does not fail the request. */
export type Warn = (error: unknown, text: string) => void;

/** Owns the chatbot's rate limits: per address and minute, per address and day, per day for all. Days start at midnight in Seoul. */
export class QuestionBudget {
  constructor(
    private readonly limiter: Limiter,
    private readonly warn: Warn,
  ) {}

  /**
   * Consumes one question. A question refused by one limit does not count against the others.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async consume(address: string): Promise<void> {
    const block = addressBlock(address);
    const date = seoulDate(new Date(Date.now()));
    await this.limiter.consume('CHATBOT', block);
    await this.limiter.consume('CHATBOT_ADDRESS_DAY', `${date} ${block}`).catch(throwDayLimit);
    try {
      await this.limiter.consume('CHATBOT_DAY', date);
    } catch (refusal) {
      // If the refund fails, the address loses one question, but the user still gets the right error.
      await this.limiter
        .giveBack('CHATBOT_ADDRESS_DAY', `${date} ${block}`)
        .catch((error: unknown) => this.warn(error, 'a refused question could not be refunded'));
      throwDayLimit(refusal);
    }
  }

  /** An emergency counts against the minute only, and is always answered. @returns whether a search is allowed */
  async consumeUrgent(address: string): Promise<boolean> {
    try {
      await this.limiter.consume('CHATBOT', addressBlock(address));
      return true;
    } catch (refusal) {
      const isRefused = refusal instanceof AppError && refusal.code === 'TOO_MANY_REQUESTS';
      if (!isRefused) this.warn(refusal, 'the rate limit of an emergency failed');
      return false;
    }
  }
}

/** The limiter's own text speaks of minutes, which does not fit a daily limit. */
function throwDayLimit(refusal: unknown): never {
  if (!(refusal instanceof AppError) || refusal.code !== 'TOO_MANY_REQUESTS') throw refusal;
  throw new AppError('TOO_MANY_REQUESTS', DAY_USED_UP, { retryAfter: refusal.retryAfter });
}
