import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';

/** Cached questions (a party of pets, a minute). */
const QUESTIONS_MAX = 50;

/**
 * In-process cache of the readings of texts: a filter by time or pets judges every distinct text. Rows are only added while a server
 * runs, so each load fetches only ids above the highest cached one.
 */
export class Readings<Reading> {
  private readonly byId = new Map<number, Reading>();
  private highestId = 0;
  /** Batches the misses of one tick into one load. */
  private readonly loader = new DataLoader<number, Reading | undefined>(
    async (ids) => {
      const readings = await this.all();
      return ids.map((id) => readings.get(id));
    },
    { cache: false },
  );
  /** LRU cache: question → id → answer. */
  private readonly answers = new Map<string, Map<number, unknown>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly table: 'opening_schedule' | 'entry_policy',
  ) {}

  /** All readings by id, including unused ones. Raw: runs with every filter by time or pets. */
  async all(): Promise<ReadonlyMap<number, Reading>> {
    const rows = await this.dataSource.query<{ id: number; reading: Reading }[]>(
      `SELECT id, reading FROM ${this.table} WHERE id > $1 ORDER BY id`,
      [this.highestId],
    );
    for (const { id, reading } of rows) this.byId.set(id, reading);
    this.highestId = rows.at(-1)?.id ?? this.highestId;
    return this.byId;
  }

  async get(id: number): Promise<Reading | undefined> {
    return this.byId.get(id) ?? this.loader.load(id);
  }

  /** The result of `judge` for each reading, cached by question. */
  async judge<Answer>(question: string, judge: (reading: Reading) => Answer): Promise<ReadonlyMap<number, Answer>> {
    const readings = await this.all();
    const answers = (this.answers.get(question) ?? new Map<number, Answer>()) as Map<number, Answer>;
    this.answers.delete(question);
    this.answers.set(question, answers);
    if (this.answers.size > QUESTIONS_MAX) this.answers.delete(this.answers.keys().next().value!);
    for (const [id, reading] of readings) if (!answers.has(id)) answers.set(id, judge(reading));
    return answers;
  }
}

export function idsWhere<Answer>(
  answers: ReadonlyMap<number, Answer>,
  isWanted: (answer: Answer, id: number) => boolean,
): number[] {
  return [...answers].filter(([id, answer]) => isWanted(answer, id)).map(([id]) => id);
}
