import { errorSchemaOf } from '../../src/rest/http-errors';
import type { Answered } from '../check-answer';

/** The error form of the path, a text for a person, and nothing of what lies behind. */
export function expectError(answer: Answered, path: string, status: number, code: string): void {
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const body = errorSchemaOf(path).parse(answer.body);
  expect({ status: answer.status, code: body.code }).toEqual({ status, code });
  const text = typeof body.message === 'string' ? body.message : body.message.text;
  expect(text).toMatch(/[가-힣]/);
  expect(text).not.toMatch(/Variable|Error|SELECT|node_modules|\.ts|<|DROP/);
}
