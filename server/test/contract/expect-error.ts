import { errorSchemaOf } from '../../src/rest/http-errors';

/** The error form of the path, a text for a person, and nothing of what lies behind. */
export async function expectError(response: Response, path: string, status: number, code: string): Promise<void> {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = errorSchemaOf(path).parse(await response.json());
  expect({ status: response.status, code: body.code }).toEqual({ status, code });
  const text = typeof body.message === 'string' ? body.message : body.message.text;
  expect(text).toMatch(/[가-힣]/);
  expect(text).not.toMatch(/Variable|Error|SELECT|node_modules|\.ts|<|DROP/);
}
