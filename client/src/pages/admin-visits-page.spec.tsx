import { screen, waitFor, within } from '@testing-library/react';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { makeMember, refusal } from '../../test/make-member';
import { openAdmin, tableRows } from '../../test/open-admin';
import type { AdminVisitReport, SetVisitReportsAsideInput, VisitReportBurst } from '../graphql/types.generated';

const PATH = '/admin/visit/list';
const TOGGLE = '달빛 산책 카페, 2026-03-01에 남긴 기록';
const makeReport = (id: string, facts: Partial<AdminVisitReport> = {}): AdminVisitReport => ({
  id,
  visitedOn: '2026-02-28',
  outcome: 'REFUSED',
  conditionKind: null,
  pets: [{ species: 'DOG', size: 'SMALL' }],
  reportedAt: '2026-03-01T03:34:00.000Z',
  setAsideAt: null,
  memberSince: '2026-02-27T15:30:00.000Z',
  member: makeMember({ id: `9${id}`, nickName: `새회원${id}`, email: `new${id}@example.com` }),
  ...facts,
});
const makeBurst = (reports: AdminVisitReport[]): VisitReportBurst => ({
  id: '7:2026-03-01',
  facility: makeFacility({ id: '7', name: '달빛 산책 카페' }),
  reportedOn: '2026-03-01',
  newMemberCount: 2,
  reportCount: reports.length,
  refusedCount: reports.filter(({ outcome }) => outcome === 'REFUSED').length,
  setAsideCount: reports.filter(({ setAsideAt }) => setAsideAt).length,
  reports,
});

/** As the server does. */
function answering(reports: AdminVisitReport[]): RootResolvers {
  return {
    visitReportBursts: () => ({ items: [makeBurst(reports)], totalCount: 1 }),
    setVisitReportsAside: ({ input: { ids, isSetAside } }: { input: SetVisitReportsAsideInput }) => {
      const changed = reports.filter(({ id }) => ids.includes(id));
      for (const report of changed) report.setAsideAt = isSetAside ? '2026-03-02T00:00:00.000Z' : null;
      return changed;
    },
  };
}

const reports = () => [
  makeReport('1'),
  makeReport('2', { outcome: 'DIFFERENT', conditionKind: 'LEASH', pets: [{ species: 'CAT', size: null }] }),
  makeReport('3'),
];
const openReports = async (view: ReturnType<typeof openAdmin>) => {
  await view.user.click(await screen.findByRole('button', { name: TOGGLE }));
  return within(await screen.findByRole('group', { name: TOGGLE }));
};

it('shows on which day new members said much about which place', async () => {
  openAdmin(PATH, answering(reports()));
  const [row] = await tableRows('방문 기록');
  const cells = within(row!);
  expect(cells.getByRole('link', { name: '달빛 산책 카페' })).toHaveAttribute('href', '/facility/7');
  for (const text of ['2026-03-01', '2명', '3건 · 거절 2']) expect(cells.getByText(text)).toBeVisible();
  expect(screen.queryByText('새회원1')).not.toBeInTheDocument();
});

it('opens who said what, and closes it again', async () => {
  const view = openAdmin(PATH, answering(reports()));
  const list = await openReports(view);
  expect(list.getByRole('link', { name: '새회원2' })).toHaveAttribute('href', '/member?email=new2%40example.com');
  expect(list.getAllByText('2026-02-28 가입')).toHaveLength(3);
  expect(list.getByText('2월 28일 (토) · 조건이 달랐어요 (목줄)')).toBeVisible();
  expect(list.getByText('고양이')).toBeVisible();
  const toggle = screen.getByRole('button', { name: TOGGLE });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await view.user.click(toggle);
  await waitFor(() => expect(screen.queryByRole('group', { name: TOGGLE })).not.toBeInTheDocument());
});

it('sets those aside that were chosen, and takes it back', async () => {
  const view = openAdmin(PATH, answering(reports()));
  const list = await openReports(view);
  expect(list.getByRole('button', { name: '집계에서 제외' })).toBeDisabled();
  await view.user.click(list.getByRole('checkbox', { name: '새회원1, 2월 28일 (토) · 거절당했어요' }));
  await view.user.click(list.getByRole('button', { name: '집계에서 제외' }));
  expect(await screen.findByText('1건을 집계에서 제외했습니다.')).toBeVisible();
  expect(list.getAllByText('집계에서 제외됨')).toHaveLength(1);
  expect(await screen.findByText('3건 · 거절 2 · 제외 1')).toBeVisible();
  await view.user.click(list.getByRole('button', { name: '다시 집계' }));
  expect(await screen.findByText('1건을 다시 집계합니다.')).toBeVisible();
  await waitFor(() => expect(list.queryByText('집계에서 제외됨')).not.toBeInTheDocument());
  expect(view.asked('setVisitReportsAside')).toEqual([
    { input: { ids: ['1'], isSetAside: true } },
    { input: { ids: ['1'], isSetAside: false } },
  ]);
});

it('sets all of a day aside at once', async () => {
  const view = openAdmin(PATH, answering(reports()));
  const list = await openReports(view);
  await view.user.click(list.getByRole('checkbox', { name: '모두 고르기' }));
  await view.user.click(list.getByRole('button', { name: '집계에서 제외' }));
  expect(await screen.findByText('3건을 집계에서 제외했습니다.')).toBeVisible();
  expect(view.asked('setVisitReportsAside')).toEqual([{ input: { ids: ['1', '2', '3'], isSetAside: true } }]);
});

it('has a page for every ten days', async () => {
  const view = openAdmin(PATH, { ...answering([]), visitReportBursts: () => ({ items: [makeBurst([])], totalCount: 11 }) });
  await view.user.click(await screen.findByRole('link', { name: '2페이지' }));
  await waitFor(() => expect(view.asked('visitReportBursts').at(-1)).toEqual({ page: 1, size: 10 }));
});

it('says why nothing was changed, and keeps what was chosen', async () => {
  const view = openAdmin(PATH, {
    ...answering(reports()),
    setVisitReportsAside: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'broken');
    },
  });
  const list = await openReports(view);
  await view.user.click(list.getByRole('checkbox', { name: '모두 고르기' }));
  await view.user.click(list.getByRole('button', { name: '집계에서 제외' }));
  expect(await screen.findByText('방문 기록을 바꾸지 못했습니다.')).toBeVisible();
  expect(list.getByRole('checkbox', { name: '모두 고르기' })).toBeChecked();
});

it('says that nothing is suspicious', async () => {
  openAdmin(PATH);
  expect(await screen.findByText('새 회원의 방문 기록이 한꺼번에 몰린 날이 없습니다.')).toBeVisible();
});

it.each([
  ['UNAUTHENTICATED', '로그인이 필요합니다.'],
  ['FORBIDDEN', '권한이 없습니다.'],
  ['INTERNAL_SERVER_ERROR', '서버 오류로 방문 기록을 불러올 수 없습니다.'],
])('says what is the matter when it cannot be loaded (%s)', async (code, text) => {
  openAdmin(PATH, {
    visitReportBursts: () => {
      throw refusal(code, 'refused');
    },
  });
  expect(await screen.findByText(text)).toBeVisible();
});
