import type { Test } from 'supertest';
import { Member } from '../../src/modules/member/member.entity';
import { type Answered, asDocumented } from '../check-answer';
import { makeBoard, makeComment, makeFacility, makeReview } from '../factories';
import { formOf, setForm } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';

/** What a client sends besides the method. */
export interface Sent {
  address: string;
  json?: unknown;
  form?: Record<string, string | File>;
}

export type Door = TestApp['http'];
export type Actor = 'visitor' | 'member' | 'admin' | 'kakao' | 'newcomer';
export interface Person {
  email: string;
  token: string;
}

export const CONTRACT_PASSWORD = 'Baldojang1!';
export const MEMBER_EMAIL = 'member@baldojang.example';
export const ADMIN_EMAIL = 'admin@baldojang.example';
const VISITOR: Person = { email: '', token: '' };

let newcomers = 0;

/** A sign-up that breaks no rule. */
export const newcomer = () => {
  newcomers += 1;
  const nickName = `새회원${newcomers}`;
  return { email: `new${newcomers}@baldojang.example`, password: CONTRACT_PASSWORD, nickName, info: '' };
};

/** The real application with one of each: facility 5000; review 1, announcement 1 and comment 1, the administrator's. */
export class ContractApp {
  readonly people: Record<Actor, Person> = {
    visitor: VISITOR,
    member: VISITOR,
    admin: VISITOR,
    kakao: VISITOR,
    newcomer: VISITOR,
  };

  private constructor(readonly app: TestApp) {}

  static async start(): Promise<ContractApp> {
    const contract = new ContractApp(await startTestApp({ config: { rateLimits: false } }));
    const { app, people } = contract;
    await makeFacility(app.dataSource, { id: 5000, name: '멍멍카페', latitude: 37.5, longitude: 127 });
    people.member = await contract.join(MEMBER_EMAIL);
    people.admin = await contract.join(ADMIN_EMAIL);
    const admin = await contract.memberOf('admin');
    await app.dataSource.getRepository(Member).update(admin.id, { isAdmin: true });
    people.kakao = await contract.joinWithKakao();
    const facts = { memberId: admin.id };
    const made = [
      await makeReview(app.dataSource, { ...facts, facilityId: 5000 }),
      await makeBoard(app.dataSource, facts),
      await makeComment(app.dataSource, { ...facts, boardId: 1 }),
    ];
    expect(made.map(({ id }) => id)).toEqual([1, 1, 1]);
    return contract;
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  /** Checks the response against the OpenAPI document. */
  ask(method: string, address: string, door = this.app.http): Test {
    return door[method as 'post'](address).expect(asDocumented);
  }

  /** @param door where the table is served, if not by the application itself */
  async send(method: string, sent: string | Sent, { token = '' }: Partial<Person> = {}, door?: Door): Promise<Answered> {
    const { address, json, form }: Sent = typeof sent === 'string' ? { address: sent } : sent;
    const request = this.ask(method, address, door);
    if (token) void request.auth(token, { type: 'bearer' });
    if (json !== undefined) void request.type('json').send(JSON.stringify(json));
    else if (form) await setForm(request, formOf(form));
    return request;
  }

  memberOf(actor: Actor): Promise<Member> {
    return this.app.dataSource.getRepository(Member).findOneByOrFail({ email: this.people[actor].email });
  }

  /** Signs a new member up and in. */
  async join(email?: string): Promise<Person> {
    const facts = newcomer();
    const form = { ...facts, email: email ?? facts.email };
    expect((await this.send('post', { address: '/api/member/add', form })).status).toBe(200);
    const json = { email: form.email, password: CONTRACT_PASSWORD };
    const answer = await this.send('post', { address: '/api/member/login', json });
    return { email: form.email, token: (answer.body as Person).token };
  }

  private async joinWithKakao(): Promise<Person> {
    const json = { code: await this.app.kakaoCode() };
    const answer = await this.send('post', { address: '/api/member/login/kakao', json });
    const { token } = answer.body as Person;
    const { data } = await this.app.run<{ viewer: { email: string } }>('{ viewer { email } }', {}, { token });
    return { token, email: data?.viewer.email ?? '' };
  }
}
