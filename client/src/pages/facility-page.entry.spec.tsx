import { act, screen, waitFor, within } from '@testing-library/react';
import { makeFacility } from '../../test/make-facility';
import { renderApp } from '../../test/render-app';
import type { EntryCondition, EntryVerdict, Facility } from '../graphql/types.generated';

const LAST_WEEK = new Date(Date.now() - 7 * 24 * 60 * 60_000).toISOString().slice(0, 'yyyy-MM-dd'.length);
const condition = (facts: Partial<EntryCondition>): EntryCondition => ({
  kind: 'LEASH',
  text: '목줄',
  quote: null,
  alternativeGroup: null,
  days: null,
  pets: [0],
  isRequiredByLaw: false,
  ...facts,
});
const verdict = (facts: Partial<EntryVerdict>): EntryVerdict => ({
  answer: 'CONDITIONAL',
  conditions: [],
  reasons: [],
  asOf: null,
  isBeforeEateryLaw: false,
  isCorrected: false,
  residue: [],
  ...facts,
});

function comeAlong(names = ['콩이']): void {
  const pet = { breed: '', species: 'DOG', weightKg: 12, size: null, isRestrictedBreed: false, comesAlong: true };
  localStorage.setItem('pets', JSON.stringify({ version: 1, pets: names.map((name) => ({ ...pet, id: name, name })) }));
}

/** Awaited, because the page suspends. */
function openFacility(facts: Partial<Facility>) {
  const facility = () => makeFacility({ id: '7', ...facts });
  return act(() => Promise.resolve(renderApp('/facility/7', { resolvers: { facility } })));
}

const card = async () => within(await screen.findByRole('region', { name: '우리 아이도 될까요?' }));

describe('the card about entry', () => {
  it('says without pets what holds in general, and leads to naming them', async () => {
    const { user } = await openFacility({ entrySummary: { answer: 'CONDITIONAL', text: '10kg 이하' } });
    expect((await card()).getByText('10kg 이하')).toBeVisible();
    await user.click((await card()).getByRole('button', { name: '우리 아이 등록하고 확인하기' }));
    expect(await screen.findByRole('dialog', { name: '우리 아이' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('names the pets that a condition or a reason is for, where it is not for all', async () => {
    comeAlong(['콩이', '보리']);
    await openFacility({
      entry: verdict({
        conditions: [condition({ pets: [0, 1] }), condition({ kind: 'MUZZLE', text: '입마개', pets: [1] })],
      }),
    });
    const [leash, muzzle] = within((await card()).getByRole('list', { name: '지켜야 할 조건' })).getAllByRole('listitem');
    expect(leash).toHaveTextContent(/^목줄$/);
    expect(muzzle).toHaveTextContent(/^입마개보리 · 12kg$/);
  });

  it('lists the conditions for the pets with the words of the data, alternatives in one line, and what to bring', async () => {
    comeAlong();
    const { user } = await openFacility({
      entry: verdict({
        conditions: [
          condition({ quote: '목줄, 배변봉투' }),
          condition({ kind: 'CARRIER', text: '이동장', quote: '케이지', alternativeGroup: 1 }),
          condition({ kind: 'HELD', text: '안고 있기', quote: '안기', alternativeGroup: 1 }),
          condition({ kind: 'MUZZLE', text: '입마개', isRequiredByLaw: true }),
        ],
        residue: ['포토존 이용 가능'],
        isBeforeEateryLaw: true,
      }),
    });
    const entry = await card();
    expect(entry.getByText('조건을 지키면 들어갈 수 있어요')).toBeVisible();
    expect(entry.getByText('콩이 · 12kg')).toBeVisible();
    const texts = within(entry.getByRole('list', { name: '지켜야 할 조건' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual(['목줄목줄, 배변봉투', '이동장 또는 안고 있기케이지, 안기', '입마개법으로 정한 조건']);
    expect(entry.getByText('이런 말도 적혀 있어요: “포토존 이용 가능”')).toBeVisible();
    expect(entry.getByText(/등록하고 예방접종한 개와 고양이만/)).toBeVisible();

    const bring = within(entry.getByRole('group', { name: '챙겨 갈 것' }));
    expect(bring.getAllByRole('checkbox').map((box) => box.closest('label')!.textContent)).toEqual(['목줄', '이동장', '입마개']);
    await user.click(bring.getByRole('checkbox', { name: '목줄' }));
    expect(bring.getByRole('checkbox', { name: '목줄' })).toBeChecked();
  });

  it('says why not', async () => {
    comeAlong();
    await openFacility({
      entry: verdict({
        answer: 'DENIED',
        reasons: [{ text: '10kg 이하만 들어갈 수 있어요', quote: '10kg 이하', pets: [0] }],
      }),
    });
    expect((await card()).getByText('들어갈 수 없어요')).toBeVisible();
    expect((await card()).getByText('10kg 이하만 들어갈 수 있어요')).toBeVisible();
    expect((await card()).queryByRole('group', { name: '챙겨 갈 것' })).not.toBeInTheDocument();
  });

  it('puts the call first where nobody knows', async () => {
    comeAlong();
    await openFacility({ entry: verdict({ answer: 'UNKNOWN' }), phoneNumber: '02-333-4444' });
    expect((await card()).getByText('전화로 확인해 주세요')).toBeVisible();
    const call = screen.getByRole('link', { name: '전화 걸기' });
    expect(call.compareDocumentPosition(screen.getByRole('link', { name: /^길찾기/ }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['2022-11-30', '2022-11-30에 작성된 오래된 정보예요. 가기 전에 한 번 더 확인해 주세요.'],
    [LAST_WEEK, `${LAST_WEEK}에 작성된 정보`],
  ])('says how old the facts are, and whose: %s', async (finalCreationDate, text) => {
    await openFacility({ finalCreationDate });
    expect((await card()).getByText(text)).toBeVisible();
    expect((await card()).getByText('출처 한국문화정보원')).toBeVisible();
  });
});
