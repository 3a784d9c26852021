import { screen, waitFor, within } from '@testing-library/react';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeMember, refusal } from '../../test/make-member';
import { openAdmin } from '../../test/open-admin';
import type { Member, SuspendMemberInput } from '../graphql/types.generated';

const PATH = '/member?email=choco%40example.com';
const other = (facts: Partial<Member> = {}) =>
  makeMember({ id: '4', email: 'choco@example.com', nickName: '초코형', viewerCanEdit: false, receivedReportCount: 2, ...facts });
const suspension = { reason: '광고를 거듭 올림', since: '2026-03-01T03:34:00.000Z', until: '2026-03-08T03:34:00.000Z' };

const open = (member: Member, resolvers: RootResolvers = {}) => openAdmin(PATH, { member: () => member, ...resolvers });
const card = async () => within(await screen.findByRole('region', { name: '회원 관리' }));
/** Presses the card's button and answers the dialog. */
async function press({ user }: ReturnType<typeof openAdmin>, name: string, title: string) {
  await user.click((await card()).getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: title }));
}

it('suspends for a while, with a reason', async () => {
  const view = open(other(), {
    suspendMember: ({ input }: { input: SuspendMemberInput }) => other({ suspension: { ...suspension, reason: input.reason } }),
  });
  expect((await card()).getByText('2건')).toBeVisible();
  const asked = await press(view, '이용 정지', '초코형님의 이용을 정지할까요?');
  await view.user.click(asked.getByRole('radio', { name: '7일' }));
  await view.user.type(asked.getByLabelText('사유'), ' 광고를 거듭 올림 ');
  await view.user.click(asked.getByRole('button', { name: '이용 정지' }));
  expect(await screen.findByText('이용을 정지했습니다.')).toBeVisible();
  expect(view.asked('suspendMember')).toEqual([{ input: { memberId: '4', reason: '광고를 거듭 올림', days: 7 } }]);
  expect((await card()).getByText('2026-03-08 12:34까지 이용 정지')).toBeVisible();
  expect((await card()).getByText('광고를 거듭 올림')).toBeVisible();
  expect((await card()).queryByRole('button', { name: '이용 정지' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: '회원 관리' })).toHaveFocus());
});

it('suspends without an end', async () => {
  const view = open(other(), { suspendMember: () => other({ suspension: { ...suspension, until: null } }) });
  const asked = await press(view, '이용 정지', '초코형님의 이용을 정지할까요?');
  await view.user.click(asked.getByRole('radio', { name: '계속' }));
  await view.user.type(asked.getByLabelText('사유'), '거듭 신고됨');
  await view.user.click(asked.getByRole('button', { name: '이용 정지' }));
  expect(await (await card()).findByText('풀 때까지 이용 정지')).toBeVisible();
  expect(view.asked('suspendMember')).toEqual([{ input: { memberId: '4', reason: '거듭 신고됨', days: null } }]);
});

it('does nothing without a reason, and asks before a typed one is lost', async () => {
  const view = open(other());
  const asked = await press(view, '이용 정지', '초코형님의 이용을 정지할까요?');
  await view.user.type(asked.getByLabelText('사유'), '   ');
  await view.user.click(asked.getByRole('button', { name: '이용 정지' }));
  expect(await asked.findByText('사유를 입력해 주세요.')).toBeVisible();
  expect(view.asked('suspendMember')).toEqual([]);
  await view.user.type(asked.getByLabelText('사유'), '광고');
  await view.user.click(asked.getByRole('button', { name: '취소' }));
  await view.user.click(await screen.findByRole('button', { name: '계속 쓰기' }));
  expect(asked.getByLabelText('사유')).toHaveValue('   광고');
});

it('keeps the reason when the server refuses', async () => {
  const view = open(other(), {
    suspendMember: () => {
      throw refusal('FORBIDDEN', '관리자는 정지할 수 없습니다.');
    },
  });
  const asked = await press(view, '이용 정지', '초코형님의 이용을 정지할까요?');
  await view.user.type(asked.getByLabelText('사유'), '광고');
  await view.user.click(asked.getByRole('button', { name: '이용 정지' }));
  expect(await asked.findByRole('alert')).toHaveTextContent('관리자는 정지할 수 없습니다.');
  expect(asked.getByLabelText('사유')).toHaveValue('광고');
  await view.user.type(asked.getByLabelText('사유'), '!');
  expect(asked.queryByRole('alert')).not.toBeInTheDocument();
});

it.each<[string, string, Partial<Member>, 'liftSuspension' | 'grantAdmin' | 'revokeAdmin', Partial<Member>, string, string]>([
  ['정지 해제', '초코형님의 정지를 해제할까요?', { suspension }, 'liftSuspension', {}, '이용 정지를 해제했습니다.', '이용 정지'],
  [
    '관리자로 정하기',
    '초코형님을 관리자로 정할까요?',
    {},
    'grantAdmin',
    { authNames: ['admin'] },
    '관리자로 정했습니다.',
    '관리자에서 빼기',
  ],
  [
    '관리자에서 빼기',
    '초코형님을 관리자에서 뺄까요?',
    { authNames: ['admin'] },
    'revokeAdmin',
    {},
    '관리자에서 뺐습니다.',
    '이용 정지',
  ],
])('does this with a reason: %s', async (button, title, before, field, after, done, next) => {
  const view = open(other(before), { [field]: () => other(after) });
  const asked = await press(view, button, title);
  expect(asked.queryByRole('radio')).not.toBeInTheDocument();
  await view.user.type(asked.getByLabelText('사유'), '이의를 받아들임');
  await view.user.click(asked.getByRole('button', { name: button }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(view.asked(field)).toEqual([{ input: { memberId: '4', reason: '이의를 받아들임' } }]);
  expect((await card()).getByRole('button', { name: next })).toBeVisible();
});

it('offers neither to suspend an administrator nor to make one of a suspended member', async () => {
  const { unmount } = open(other({ authNames: ['admin'] }));
  expect((await card()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['관리자에서 빼기']);
  unmount();
  open(other({ suspension }));
  expect((await card()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['정지 해제']);
});

it("is not there on one's own page", async () => {
  openAdmin('/member', { member: () => makeMember({ authNames: ['admin'] }) });
  await screen.findByRole('heading', { level: 1, name: '보리누나' });
  expect(screen.queryByRole('region', { name: '회원 관리' })).not.toBeInTheDocument();
});
