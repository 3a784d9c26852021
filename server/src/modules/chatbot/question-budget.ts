import { addressBlock } from '../../shared/http/address-block';
import { AppError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import { seoulDate } from '../../shared/text/seoul-time';
import { STRINGS } from './strings';

/** Logs what went wrong beside an answer. */
export type Warn = (error: unknown, text: string) => void;

/** Owns how many questions are answered: in a minute and a day of one address, and in a day of all. Days are Seoul's. */
export class QuestionBudget {
  constructor(
    private readonly limiter: Limiter,
    private readonly warn: Warn,
  ) {}

  /**
   * Counts one question. What is refused by one limit does not count for those behind it, nor for a day that has room.
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
      // One question less for the address is a smaller fault than an answer that does not say why.
      await this.limiter
        .giveBack('CHATBOT_ADDRESS_DAY', `${date} ${block}`)
        .catch((error: unknown) => this.warn(error, 'a refused question was not given back'));
      throwDayLimit(refusal);
    }
  }

  /** An emergency counts for its minute alone, and is answered in any case. @returns whether there is room for a search */
  async consumeUrgent(address: string): Promise<boolean> {
    try {
      await this.limiter.consume('CHATBOT', addressBlock(address));
      return true;
    } catch (refusal) {
      const isRefused = refusal instanceof AppError && refusal.code === 'TOO_MANY_REQUESTS';
      if (!isRefused) this.warn(refusal, 'an emergency could not be counted');
      return false;
    }
  }
}

/** The limiter's own text counts minutes, of which a day has many. */
function throwDayLimit(refusal: unknown): never {
  if (!(refusal instanceof AppError) || refusal.code !== 'TOO_MANY_REQUESTS') throw refusal;
  throw new AppError('TOO_MANY_REQUESTS', STRINGS.dayUsedUp, { retryAfter: refusal.retryAfter });
}
