import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';

/** Questions that people ask at about the same time: parties of pets, minutes. */
const REMEMBERED_QUESTIONS = 50;

/**
 * What was read from the texts of places, held in the process: a filter by time or pets judges every distinct wording. Rows of a table
 * are only added while a server runs, so each look fetches what has a higher id than the last one.
 */
export class Readings<Reading> {
  private readonly byId = new Map<number, Reading>();
  private highestId = 0;
  /** One look for all that are missing in the same tick. */
  private readonly loader = new DataLoader<number, Reading | undefined>(
    async (ids) => {
      const readings = await this.all();
      return ids.map((id) => readings.get(id));
    },
    { cache: false },
  );
  /** Question → id → answer, the latest question last. */
  private readonly answers = new Map<string, Map<number, unknown>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly table: 'opening_schedule' | 'entry_policy',
  ) {}

  /** All of them, by id. Also some that no place points to any more. */
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

  /** What `judge` answers for each reading; remembered by the text of the question. */
  async judge<Answer>(question: string, judge: (reading: Reading) => Answer): Promise<ReadonlyMap<number, Answer>> {
    const readings = await this.all();
    const answers = (this.answers.get(question) ?? new Map<number, Answer>()) as Map<number, Answer>;
    this.answers.delete(question);
    this.answers.set(question, answers);
    if (this.answers.size > REMEMBERED_QUESTIONS) this.answers.delete(this.answers.keys().next().value!);
    for (const [id, reading] of readings) if (!answers.has(id)) answers.set(id, judge(reading));
    return answers;
  }
}

/** The ids whose answer is wanted. */
export function idsWhere<Answer>(
  answers: ReadonlyMap<number, Answer>,
  isWanted: (answer: Answer, id: number) => boolean,
): number[] {
  return [...answers].filter(([id, answer]) => isWanted(answer, id)).map(([id]) => id);
}
