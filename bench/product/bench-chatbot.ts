import { readTable } from '../../server/test/read-table';
import { namesBodySign } from '../../server/src/modules/chatbot/alarms/body-signs';
import { findCareAnswer } from '../../server/src/modules/chatbot/care/find-care-answer';
import { findRedFlag } from '../../server/src/modules/chatbot/alarms/red-flags';
import { findPersonRisk } from '../../server/src/modules/chatbot/alarms/person-risk';
import { openReport } from '../write-table.mjs';

interface Row {
  question: string;
  /** Answers that are right, joined by `|`, or `none`. */
  expected: string;
}

type Answer = (question: string) => string | null;

const report = openReport('chatbot', 'chatbot.md');

const alarm: Answer = (question) => findPersonRisk(question)?.id ?? findRedFlag(question)?.id ?? null;
const kindOfAlarm: Answer = (question) => (findPersonRisk(question) ? 'person' : findRedFlag(question) ? 'emergency' : null);
const care: Answer = (question) => findCareAnswer(question)?.entry.id ?? null;

/** Of the chatbot without a model and without places. */
const TABLES: readonly (readonly [name: string, file: string, answer: Answer])[] = [
  ['Emergencies', 'emergencies.csv', (question) => alarm(question) ?? (namesBodySign(question) ? 'body-sign' : null)],
  ['Care', 'care-questions.csv', care],
  ['Emergencies, unseen', 'unseen-emergencies.csv', kindOfAlarm],
  ['Care, unseen', 'unseen-care.csv', care],
];

/** Prints recall (of the questions that have an answer, how many got it) and precision (of the answers, how many are right). */
async function main(): Promise<void> {
  const results = TABLES.map(([name, file, answer]) => ({ name, ...measure(readTable<Row>(file), answer) }));
  report.print('| Table | Questions | Recall | Precision |\n|---|---:|---:|---:|');
  for (const { name, count, recall, precision } of results) report.print(`| ${name} | ${count} | ${recall} | ${precision} |`);
  for (const { name, wrong } of results) if (wrong.length > 0) console.log(`\n${name}, wrong or missed:\n${wrong.join('\n')}`);
  await report.write();
}

function measure(table: readonly Row[], answer: Answer) {
  const rows = table.map(({ question, expected }) => {
    const [right, got] = [expected.split('|'), answer(question) ?? 'none'];
    return { question, right, got, isRight: right.includes(got) };
  });
  const share = (some: typeof rows) => `${((some.filter(({ isRight }) => isRight).length / some.length) * 100).toFixed(1)} %`;
  return {
    count: rows.length,
    recall: share(rows.filter(({ right }) => !right.includes('none'))),
    precision: share(rows.filter(({ got }) => got !== 'none')),
    wrong: rows.filter(({ isRight }) => !isRight).map(({ question, got }) => `${question} → ${got}`),
  };
}

void main();
