import { readTable } from '../../server/test/read-table';
import { namesBodySign } from '../../server/src/modules/chatbot/care/body-signs';
import { findCareAnswer } from '../../server/src/modules/chatbot/care/find-care-answer';
import { findRedFlag } from '../../server/src/modules/chatbot/care/red-flags';
import { findPersonRisk } from '../../server/src/modules/chatbot/safety/person-risk';
import { openReport } from '../write-table.mjs';

interface Row {
  question: string;
  /** Ids that are right, joined by `|`, or `none`. */
  expected: string;
}

const report = openReport('chatbot', 'chatbot.md');

/** What the chatbot answers without a model, before places. */
const answerTo = {
  emergencies: (question: string) =>
    findPersonRisk(question)?.id ?? findRedFlag(question)?.id ?? (namesBodySign(question) ? 'body-sign' : 'none'),
  care: (question: string) => findCareAnswer(question)?.entry.id ?? 'none',
};

/** Prints recall (of the questions that have an answer, how many got it) and precision (of the answers, how many are right). */
async function main(): Promise<void> {
  report.print('| Questions | Number | Recall | Precision | Wrongly answered or missed |\n|---|---:|---:|---:|---|');
  printRow('Emergencies, also of people', 'emergencies.csv', answerTo.emergencies);
  printRow('Care', 'care-questions.csv', answerTo.care);
  await report.write();
}

function printRow(name: string, table: string, answer: (question: string) => string): void {
  const rows = readTable<Row>(table).map((row) => ({ ...row, expected: row.expected.split('|'), got: answer(row.question) }));
  const isRight = ({ expected, got }: (typeof rows)[number]) => expected.includes(got);
  const answerable = rows.filter(({ expected }) => !expected.includes('none'));
  const answered = rows.filter(({ got }) => got !== 'none');
  const share = (some: typeof rows, all: typeof rows) => `${((some.filter(isRight).length / all.length) * 100).toFixed(1)} %`;
  const wrong = rows.filter((row) => !isRight(row)).map(({ question, got }) => `${question} → ${got}`);
  report.print(
    `| ${name} | ${rows.length} | ${share(answerable, answerable)} | ${share(answered, answered)} | ${wrong.join('; ') || '–'} |`,
  );
}

void main();
