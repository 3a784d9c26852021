import { type FakeModel, startFakeModel } from './fake-model';
import { type OwnServer, startServer } from './own-server';

export interface ModelServer extends OwnServer {
  model: FakeModel;
}

/** A second server over the same data, with a key for a language model of ours. */
export async function startModelServer(): Promise<ModelServer> {
  const model = await startFakeModel();
  const server = await startServer({ ANTHROPIC_API_KEY: 'sk-e2e', ANTHROPIC_BASE_URL: model.url });
  return {
    ...server,
    model,
    stop: async () => {
      await server.stop();
      await model.stop();
    },
  };
}
