import { freePort } from '../../src/database/embedded-postgres';
import { PASSWORD } from '../factories';
import { SIGN_IN } from '../member-operations';
import { launchServer, type ServerProcess } from '../server-process';
import { DrillClient } from './drill-client';
import type { DrillMember, World } from './drill-world';

const JWT_SECRET = 'only for drills of several servers, and long enough for HS256';

/** As in life: all limits hold, and a proxy on this machine tells who asks. */
export const IN_PRODUCTION = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMITS: 'on',
  JWT_SECRET,
};

/** A server beside the one of the world: the same database, the same storage, an address of its own. */
export class SecondServer {
  private running: ServerProcess | undefined;

  private constructor(
    private readonly world: World,
    private readonly port: number,
  ) {}

  static async launch(world: World): Promise<SecondServer> {
    const second = new SecondServer(world, await freePort());
    await second.restart();
    return second;
  }

  get server(): ServerProcess {
    return this.running!;
  }

  /** After the end of the one before. */
  async restart(): Promise<void> {
    const { postgres, dataDir, clearAway } = this.world;
    const env = { ...IN_PRODUCTION, DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: String(this.port) };
    const launched = await launchServer({ env });
    clearAway.tell('process', launched.pid);
    launched.child.once('close', () => clearAway.tell('ended', launched.pid));
    this.running = launched;
  }
}

/** The world's members with tokens that production takes. */
export async function signInAll(url: string, members: DrillMember[]): Promise<DrillMember[]> {
  const client = new DrillClient(url);
  const signedIn: DrillMember[] = [];
  for (const member of members) {
    const { body } = await client.graphql(SIGN_IN, { input: { email: member.email, password: PASSWORD } });
    signedIn.push({ ...member, token: (body as { data: { signIn: { token: string } } }).data.signIn.token });
  }
  return signedIn;
}
