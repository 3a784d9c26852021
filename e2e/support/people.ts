import { type APIRequestContext, expect } from '@playwright/test';
import { newPerson, type Person } from './member-pages';

/** Somebody who acts beside the journey: what they do is done through the paths of clients in the field. */
export interface Helper extends Person {
  id: number;
  write: (facilityId: string, review: string) => Promise<number>;
  report: (reviewId: number, reason: string) => Promise<void>;
  /** A visit of today with a large dog. */
  refuse: (facilityId: string) => Promise<void>;
}

export async function signUpHelper(request: APIRequestContext): Promise<Helper> {
  const person = newPerson();
  const { email, password } = person;
  const joined = await request.post('/api/member/add', { multipart: { ...person, info: '' } });
  expect(joined.status()).toBe(200);
  const { token } = (await (await request.post('/api/member/login', { data: { email, password } })).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const me = await request.get(`/api/member?email=${encodeURIComponent(email)}`, { headers });
  const { id } = (await me.json()) as { id: number };
  return {
    ...person,
    id,
    write: async (facilityId, review) => {
      const answer = await request.post('/api/review/add', { headers, multipart: { facilityId, review, rating: '4' } });
      expect(answer.status()).toBe(200);
      return ((await answer.json()) as { id: number }).id;
    },
    report: async (reviewId, reason) => {
      const answer = await request.post('/api/review/report', { headers, data: { reviewId, reason } });
      expect(answer.status()).toBe(200);
    },
    refuse: async (facilityId) => {
      const query = 'mutation ($input: CreateVisitReportInput!) { createVisitReport(input: $input) { id } }';
      const input = { facilityId, outcome: 'REFUSED', pets: [{ species: 'DOG', size: 'LARGE' }] };
      const answer = await request.post('/graphql', { headers, data: { query, variables: { input } } });
      expect(await answer.json()).toMatchObject({ data: { createVisitReport: { id: facilityId } } });
    },
  };
}
