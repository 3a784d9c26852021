import { act, screen, waitFor, within } from '@testing-library/react';
import type { TestServer } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { refusal } from '../../test/make-member';
import { openFacility } from '../../test/open-facility';
import type { CreateVisitReportInput, Facility, VisitReport, VisitSummary } from '../graphql/types.generated';

const koreanDay = (daysAgo: number) => new Date(Date.now() + (9 - 24 * daysAgo) * 60 * 60_000).toISOString().slice(0, 10);
const makeReport = (facts: Partial<VisitReport> = {}): VisitReport => ({
  id: '1',
  visitedOn: koreanDay(1),
  outcome: 'ENTERED',
  conditionKind: null,
  pets: [{ species: 'DOG', size: 'MEDIUM' }],
  reportedAt: '2026-03-01T03:34:00.000Z',
  ...facts,
});
const makeSummary = (facts: Partial<VisitSummary>): VisitSummary => ({
  ...{ enteredCount: 0, refusedCount: 0, differentCount: 0, newestOn: null, conditions: [] },
  ...facts,
});

const KONG = { id: 'a', name: '콩이', breed: '푸들', species: 'DOG', weightKg: 12, size: null, isRestrictedBreed: false };
const NABI = { ...KONG, id: 'b', name: '나비', breed: '', species: 'CAT', weightKg: 4 };
const keepPets = (...pets: object[]) => localStorage.setItem('pets', JSON.stringify({ version: 1, pets }));

interface OpenOptions {
  place?: Partial<Facility>;
  own?: VisitReport[];
  isSignedIn?: boolean;
  onCreate?: () => void;
  onDelete?: () => void;
}

/** As the server does: a refusal turns the answer, and the place comes back as it is then. */
async function open({ place, own = [], isSignedIn = true, onCreate = () => {}, onDelete = () => {} }: OpenOptions = {}) {
  const state = { own, isRefused: false };
  const facility = () =>
    makeFacility({
      id: '7',
      name: '달빛 산책 카페',
      viewerVisitReports: state.own,
      visitSummary: makeSummary({ refusedCount: state.isRefused ? 1 : 0, newestOn: state.isRefused ? koreanDay(0) : null }),
      ...place,
      ...(state.isRefused && {
        entry: {
          ...{ answer: 'UNKNOWN', conditions: [], asOf: null, isBeforeEateryLaw: false, isCorrected: false, residue: [] },
          reasons: [{ text: '최근 방문자가 거절당했어요', quote: null, pets: [0] }],
        },
      }),
    });
  const view = await openFacility({
    isSignedIn,
    resolvers: {
      facility,
      createVisitReport: ({ input }: { input: CreateVisitReportInput }) => {
        onCreate();
        const { outcome, conditionKind = null, visitedOn } = input;
        state.own = [makeReport({ id: '9', outcome, conditionKind, visitedOn: visitedOn! }), ...state.own];
        state.isRefused = outcome === 'REFUSED';
        return facility();
      },
      deleteVisitReport: ({ input }: { input: { id: string } }) => {
        onDelete();
        state.own = state.own.filter(({ id }) => id !== input.id);
        state.isRefused = false;
        return facility();
      },
    },
  });
  return { ...view, visits: within(await screen.findByRole('region', { name: '다녀온 사람들의 기록' })) };
}

type Opened = Awaited<ReturnType<typeof open>>;
const press = ({ user, visits }: Opened, name: string) => user.click(visits.getByRole('button', { name }));
const formOf = async (outcome: string) => within(await screen.findByRole('form', { name: `${outcome} 기록 남기기` }));
const sent = ({ calls }: TestServer) => calls.filter(({ field }) => field === 'createVisitReport').map(({ args }) => args.input);
const entryCard = () => within(screen.getByRole('region', { name: '우리 아이도 될까요?' }));

/** Whether the two were ever in the page together. */
function watchTogether(one: () => unknown, other: () => unknown): () => boolean {
  let wereTogether = false;
  const observer = new MutationObserver(() => (wereTogether ||= Boolean(one() && other())));
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    return wereTogether;
  };
}

describe('what visitors met', () => {
  it('is counted, with the newest day and the conditions that differed', async () => {
    const conditions: VisitSummary['conditions'] = [{ kind: 'LEASH', count: 2 }];
    const { visits } = await open({
      isSignedIn: false,
      place: {
        visitSummary: { enteredCount: 1005, refusedCount: 1, differentCount: 2, newestOn: '2026-11-20', conditions },
      },
    });
    expect(await visits.findByText('최근 6개월 · 가장 최근 11월 20일 (금)')).toBeVisible();
    expect(visits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '함께 들어갔어요1,005',
      '거절당했어요1',
      '조건이 달랐어요2(목줄 2)',
    ]);
  });

  it('is left out where it never happened, and asked for where nothing is known', async () => {
    const { visits } = await open({ isSignedIn: false });
    expect(await visits.findByText(/^아직 다녀온 기록이 없어요\./)).toBeVisible();
    expect(visits.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('can be asked for again when it did not come, and leaves the page of use', async () => {
    let isBroken = true;
    const { user, visits } = await open({
      place: {
        visitSummary: (() => {
          if (isBroken) throw refusal('SERVICE_UNAVAILABLE', '쉬고 있습니다.');
          return makeSummary({ enteredCount: 3, newestOn: '2026-11-20' });
        }) as never,
      },
    });
    expect(await visits.findByText('다녀온 기록을 불러오지 못했어요.')).toBeVisible();
    isBroken = false;
    await user.click(visits.getByRole('button', { name: '다시 시도' }));
    expect(await visits.findByText('함께 들어갔어요', { selector: 'li *' })).toBeVisible();
  });
});

describe('the question to those who were there', () => {
  it('looks disabled to visitors and offers them the sign-in', async () => {
    const { user, visits, server } = await open({ isSignedIn: false });
    const button = await visits.findByRole('button', { name: '거절당했어요' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('title', '로그인 후 이용할 수 있어요');
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeVisible();
    expect(sent(server)).toEqual([]);
  });

  it('takes two taps, sends no name, and turns the answer of the page', async () => {
    keepPets({ ...KONG, comesAlong: true }, { ...NABI, comesAlong: false });
    const view = await open();
    expect(entryCard().getByText('들어갈 수 있어요')).toBeVisible();
    await press(view, '거절당했어요');
    const form = await formOf('거절당했어요');
    expect(form.getByRole('checkbox', { name: '콩이 · 12kg' })).toBeChecked();
    expect(form.getByRole('checkbox', { name: '나비 · 4kg' })).not.toBeChecked();
    // Where the form went later, the page would move under the finger that presses the report's button.
    const wereTogether = watchTogether(
      () => screen.queryByRole('form'),
      () => screen.queryByRole('list', { name: '내가 남긴 기록' }),
    );
    await view.user.click(form.getByRole('button', { name: '남기기' }));
    expect(await screen.findByText('다녀온 기록을 남겼습니다.')).toBeVisible();

    expect(sent(view.server)).toEqual([
      {
        facilityId: '7',
        outcome: 'REFUSED',
        conditionKind: null,
        pets: [{ species: 'DOG', weightKg: 12, size: null, isRestrictedBreed: false }],
        visitedOn: koreanDay(0),
        requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
    expect(entryCard().getByText('최근 방문자가 거절당했어요')).toBeVisible();
    expect(entryCard().queryByText('들어갈 수 있어요')).not.toBeInTheDocument();
    const own = within(view.visits.getByRole('list', { name: '내가 남긴 기록' }));
    expect(own.getByText(/거절당했어요$/)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(wereTogether()).toBe(false);
    expect(view.visits.getByRole('heading', { name: '다녀온 사람들의 기록' })).toHaveFocus();
  });

  it('sends once, however often it is pressed', async () => {
    keepPets({ ...KONG, comesAlong: true });
    const view = await open();
    await press(view, '함께 들어갔어요');
    await view.user.dblClick((await formOf('함께 들어갔어요')).getByRole('button', { name: '남기기' }));
    expect(await screen.findByText('다녀온 기록을 남겼습니다.')).toBeVisible();
    expect(sent(view.server)).toHaveLength(1);
  });

  it('asks which condition differed, common ones first', async () => {
    keepPets({ ...KONG, comesAlong: true });
    const view = await open();
    await press(view, '조건이 달랐어요');
    const form = await formOf('조건이 달랐어요');
    await view.user.click(form.getByRole('button', { name: '남기기' }));
    expect(form.getByRole('alert')).toHaveTextContent('어떤 조건이 달랐는지 골라 주세요.');
    expect(form.getByRole('radio', { name: '목줄' })).toHaveFocus();
    await view.user.selectOptions(form.getByRole('combobox', { name: '그 밖의 조건' }), '견종 제한');
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    await view.user.click(form.getByRole('radio', { name: '이동장' }));
    expect(form.getByRole('combobox', { name: '그 밖의 조건' })).toHaveDisplayValue('그 밖의 조건');
    await view.user.click(form.getByRole('button', { name: '남기기' }));
    expect(await view.visits.findByText(/조건이 달랐어요 \(이동장\)$/)).toBeVisible();
    expect(sent(view.server)).toMatchObject([{ outcome: 'DIFFERENT', conditionKind: 'CARRIER' }]);
  });

  it('sends no condition when another answer is pressed after one was chosen', async () => {
    keepPets({ ...KONG, comesAlong: true });
    const view = await open();
    await press(view, '조건이 달랐어요');
    await view.user.click((await formOf('조건이 달랐어요')).getByRole('radio', { name: '목줄' }));
    await press(view, '함께 들어갔어요');
    await view.user.click((await formOf('함께 들어갔어요')).getByRole('button', { name: '남기기' }));
    await waitFor(() => expect(sent(view.server)).toMatchObject([{ outcome: 'ENTERED', conditionKind: null }]));
  });

  it('wants a pet where some are named, and asks for kind and size where none is', async () => {
    const view = await open();
    await press(view, '함께 들어갔어요');
    const form = await formOf('함께 들어갔어요');
    await view.user.selectOptions(form.getByRole('combobox', { name: '종류' }), '고양이');
    await view.user.selectOptions(form.getByRole('combobox', { name: '크기' }), '소형 · 10kg까지');
    await act(async () => {
      keepPets({ ...KONG, comesAlong: false });
      window.dispatchEvent(new StorageEvent('storage', { key: 'pets' }));
    });
    await view.user.click(form.getByRole('button', { name: '남기기' }));
    expect(form.getByRole('alert')).toHaveTextContent('함께 간 아이를 골라 주세요.');
    expect(form.getByRole('checkbox', { name: '콩이 · 12kg' })).toHaveFocus();
    await act(async () => {
      keepPets();
      window.dispatchEvent(new StorageEvent('storage', { key: 'pets' }));
    });
    await view.user.click(form.getByRole('button', { name: '남기기' }));
    await waitFor(() =>
      expect(sent(view.server)).toMatchObject([{ pets: [{ species: 'CAT', size: 'SMALL', isRestrictedBreed: false }] }]),
    );
  });

  it('offers the days of the last two weeks but those that were reported', async () => {
    keepPets({ ...KONG, comesAlong: true });
    const view = await open({ own: [makeReport({ visitedOn: koreanDay(0) })] });
    await press(view, '함께 들어갔어요');
    const days = (await formOf('함께 들어갔어요')).getByRole('combobox', { name: '다녀온 날' });
    const options = within(days).getAllByRole('option');
    expect(options).toHaveLength(15);
    expect(options[0]).toBeDisabled();
    expect(options[0]).toHaveTextContent(/^오늘, .+ · 이미 남겼어요$/);
    expect(days).toHaveValue(koreanDay(1));
    await view.user.selectOptions(days, koreanDay(14));
    await view.user.click(screen.getByRole('button', { name: '남기기' }));
    await waitFor(() => expect(sent(view.server)).toMatchObject([{ visitedOn: koreanDay(14) }]));
  });

  it.each([
    ['CONFLICT', '이 날의 방문은 이미 알려 주셨어요.', '이 날의 방문은 이미 알려 주셨어요.'],
    ['TOO_MANY_REQUESTS', '', '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.'],
    ['INTERNAL_SERVER_ERROR', 'broken', '기록을 남기지 못했습니다. 잠시 후 다시 시도해 주세요.'],
  ])('keeps what was chosen when it is refused (%s)', async (code, message, text) => {
    keepPets({ ...KONG, comesAlong: false });
    const view = await open({
      onCreate: () => {
        throw refusal(code, message);
      },
    });
    await press(view, '조건이 달랐어요');
    const form = await formOf('조건이 달랐어요');
    await view.user.click(form.getByRole('checkbox', { name: '콩이 · 12kg' }));
    await view.user.click(form.getByRole('radio', { name: '목줄' }));
    await view.user.click(form.getByRole('button', { name: '남기기' }));
    expect(await form.findByRole('alert')).toHaveTextContent(text);
    expect(form.getByRole('checkbox', { name: '콩이 · 12kg' })).toBeChecked();
    expect(form.getByRole('radio', { name: '목줄' })).toBeChecked();

    // The same again is the same request; another answer is another one.
    await view.user.click(form.getByRole('button', { name: '남기기' }));
    await view.user.click(form.getByRole('radio', { name: '이동장' }));
    await view.user.click(form.getByRole('button', { name: '남기기' }));
    await waitFor(() => expect(sent(view.server)).toHaveLength(3));
    const [first, second, third] = sent(view.server).map((input) => (input as { requestKey: string }).requestKey);
    expect([first === second, first === third]).toEqual([true, false]);
  });

  it('sends again what a lost network held up', async () => {
    keepPets({ ...KONG, comesAlong: true });
    const view = await open();
    await press(view, '함께 들어갔어요');
    const form = await formOf('함께 들어갔어요');
    view.server.goAway();
    await view.user.click(form.getByRole('button', { name: '남기기' }));
    expect(await form.findByRole('alert')).toHaveTextContent(/^서버에 연결하지 못했어요\./);
    view.server.comeBack();
    await view.user.click(form.getByRole('button', { name: '남기기' }));
    expect(await screen.findByText('다녀온 기록을 남겼습니다.')).toBeVisible();
  });

  it('keeps the form while somebody signs in again', async () => {
    keepPets({ ...KONG, comesAlong: true });
    const view = await open();
    await press(view, '조건이 달랐어요');
    await view.user.click((await formOf('조건이 달랐어요')).getByRole('radio', { name: '목줄' }));
    view.server.refuseTokens();
    await view.user.click(screen.getByRole('button', { name: '남기기' }));
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeVisible();
    await view.user.keyboard('{Escape}');
    expect((await formOf('조건이 달랐어요')).getByRole('radio', { name: '목줄' })).toBeChecked();
  });

  it('gives the keyboard to the form, and back to the button when it is cancelled', async () => {
    const view = await open();
    await press(view, '함께 들어갔어요');
    const button = view.visits.getByRole('button', { name: '함께 들어갔어요' });
    expect(await screen.findByRole('form', { name: '함께 들어갔어요 기록 남기기' })).toHaveFocus();
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await press(view, '취소');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('what the member said', () => {
  it('is taken back after a question', async () => {
    const view = await open({ own: [makeReport(), makeReport({ id: '2', visitedOn: '2026-11-20', outcome: 'REFUSED' })] });
    const list = await view.visits.findByRole('list', { name: '내가 남긴 기록' });
    expect(within(list).getAllByText('개 · 중형')).toHaveLength(2);
    await press(view, '11월 20일 (금) · 거절당했어요 지우기');
    const dialog = within(await screen.findByRole('dialog', { name: '이 기록을 지울까요?' }));
    await view.user.click(dialog.getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('기록을 지웠습니다.')).toBeVisible();
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(view.server.calls.find(({ field }) => field === 'deleteVisitReport')!.args).toEqual({ input: { id: '2' } });
    await waitFor(() => expect(view.visits.getByRole('heading', { name: '다녀온 사람들의 기록' })).toHaveFocus());
  });

  it('stays where it cannot be taken back, with the reason', async () => {
    const view = await open({
      own: [makeReport()],
      onDelete: () => {
        throw refusal('CONFLICT', '관리자가 확인하고 있는 기록이라 지울 수 없어요.');
      },
    });
    const list = await view.visits.findByRole('list', { name: '내가 남긴 기록' });
    await view.user.click(within(list).getByRole('button', { name: /지우기$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '이 기록을 지울까요?' }));
    await view.user.click(dialog.getByRole('button', { name: '지우기' }));
    const text = '기록을 지우지 못했습니다: 관리자가 확인하고 있는 기록이라 지울 수 없어요.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });
});
