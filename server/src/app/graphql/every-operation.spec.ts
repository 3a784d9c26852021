import { adminFor, callRootField, makeThings, workingArguments } from '../../../test/sample-values';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { rootFieldsOf } from './auth-checker';
import { createSchema } from './schema';

const schema = createSchema();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
});
afterAll(() => app.stop());

it.each(rootFieldsOf(schema).map(({ name }) => name))(
  '%s answers a call that is in order, down to the last field',
  async (name) => {
    const things = await makeThings(app.dataSource);
    const variables = await workingArguments({ app, schema, name }, things);
    const { data, errors } = await callRootField({ app, schema, name }, { viewer: adminFor(name, things), variables, depth: 8 });
    expect(errors).toEqual([]);
    // Else whatever the specs of all operations try would be refused before it matters.
    expect(data?.[name] ?? null).not.toBeNull();
  },
);
