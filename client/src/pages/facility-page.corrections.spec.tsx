import { act, screen, within } from '@testing-library/react';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { refusal } from '../../test/make-member';
import { renderApp } from '../../test/render-app';
import type { Facility, ProposeCorrectionInput } from '../graphql/types.generated';

const open = (facts: Partial<Facility> = {}, resolvers: RootResolvers = {}) =>
  act(() =>
    Promise.resolve(
      renderApp('/facility/7', {
        resolvers: { facility: () => makeFacility({ id: '7', name: '달빛 산책 카페', ...facts }), ...resolvers },
      }),
    ),
  );

type View = Awaited<ReturnType<typeof open>>;

async function openForm({ user }: View) {
  await user.click(await screen.findByRole('button', { name: '정보가 달라요' }));
  return within(await screen.findByRole('dialog', { name: '어떤 정보가 다른가요?' }));
}

/** A server that keeps what it receives. */
function receiving() {
  const received: ProposeCorrectionInput[] = [];
  const proposeCorrection = ({ input }: { input: ProposeCorrectionInput }) => {
    received.push(input);
    return { id: '1', message: '알려 주셔서 고맙습니다.' };
  };
  return { received, resolvers: { proposeCorrection } };
}

async function choose(view: View, form: Awaited<ReturnType<typeof openForm>>, field: string) {
  await view.user.click(form.getByRole('combobox', { name: '다른 정보' }));
  await view.user.click(await screen.findByTitle(field));
}

describe('a correction', () => {
  it('is proposed by a visitor with value and source', async () => {
    const { received, resolvers } = receiving();
    const view = await open({}, resolvers);
    const form = await openForm(view);
    await view.user.type(form.getByLabelText('바른 값'), ' 매일 10:00~20:00 ');
    await view.user.type(form.getByLabelText('어떻게 알게 되셨나요?'), '다녀왔어요.');
    await view.user.click(form.getByRole('button', { name: '알려 주기' }));
    expect(await form.findByText('알려 주셔서 고맙습니다.')).toBeVisible();
    expect(received).toMatchObject([{ facilityId: '7', field: 'HOURS', value: '매일 10:00~20:00', source: '다녀왔어요.' }]);
    expect(received[0]?.requestKey).toMatch(/^[\da-f-]{36}$/);
  });

  it('has a choice where there is one, and may say that there is nothing', async () => {
    const { received, resolvers } = receiving();
    const view = await open({}, resolvers);
    const form = await openForm(view);
    await choose(view, form, '주차');
    await view.user.click(form.getByRole('radio', { name: '불가' }));
    await choose(view, form, '전화번호');
    await view.user.click(form.getByRole('checkbox', { name: '없거나 알 수 없어요' }));
    await view.user.type(form.getByLabelText('어떻게 알게 되셨나요?'), '없는 번호예요.');
    await view.user.click(form.getByRole('button', { name: '알려 주기' }));
    await form.findByText('알려 주셔서 고맙습니다.');
    expect(received).toMatchObject([{ field: 'PHONE', value: null }]);
  });

  it('says at its field what is missing, and what the server does not accept', async () => {
    const proposeCorrection = () =>
      refusal('BAD_USER_INPUT', '지금 나와 있는 값과 같아요.', { value: '지금 나와 있는 값과 같아요.' });
    const view = await open({}, { proposeCorrection });
    const form = await openForm(view);
    await view.user.click(form.getByRole('button', { name: '알려 주기' }));
    expect(await form.findByText('바른 값을 적어 주세요.')).toBeVisible();
    expect(form.getByText('어떻게 알게 되셨는지 적어 주세요.')).toBeVisible();
    await view.user.type(form.getByLabelText('바른 값'), '매일');
    await view.user.type(form.getByLabelText('어떻게 알게 되셨나요?'), '다녀왔어요.');
    await view.user.click(form.getByRole('button', { name: '알려 주기' }));
    expect((await form.findAllByText('지금 나와 있는 값과 같아요.'))[0]).toBeVisible();
    expect(form.getByLabelText('바른 값')).toHaveValue('매일');
  });

  it('that was accepted is shown with its date and source, as text', async () => {
    await open({
      corrections: [
        { field: 'PARKING', value: 'N', source: '<b>다녀왔어요</b>', acceptedAt: '2026-03-01T16:00:00.000Z' },
        { field: 'PHONE', value: null, source: '없는 번호예요.', acceptedAt: '2026-02-01T00:00:00.000Z' },
      ],
    });
    const facts = within(await screen.findByRole('region', { name: '이용자가 알려 준 정보' }));
    expect(facts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '주차: 불가2026-03-02에 고침 · <b>다녀왔어요</b>',
      '전화번호: 없음2026-02-01에 고침 · 없는 번호예요.',
    ]);
  });
});
