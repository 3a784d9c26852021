import { screen, waitFor, within } from '@testing-library/react';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeInquiry } from '../../test/make-inquiry';
import { KAKAO_PLACEHOLDER, makeMember, refusal } from '../../test/make-member';
import { pageOf } from '../../test/make-review';
import { choose, openAdmin, tableRows } from '../../test/open-admin';
import type { Inquiry, InquiryStatus } from '../graphql/types.generated';

const PATH = '/admin/support/list';
const NOW = '2026-03-02T03:34:00.000Z';

type Input<More> = { input: { id: string } & More };

/** As the server does. */
function answering(inquiries: Inquiry[], resolvers: RootResolvers = {}): RootResolvers {
  const change = (id: string, changed: Partial<Inquiry>) =>
    Object.assign(
      inquiries.find((inquiry) => inquiry.id === id)!,
      changed,
    );
  return {
    inquiries: ({ status, ...args }: { page: number; size: number; status?: InquiryStatus }) =>
      pageOf(
        inquiries.filter((inquiry) => !status || inquiry.status === status),
        args,
      ),
    setInquiryStatus: ({ input: { id, status } }: Input<{ status: InquiryStatus }>) => change(id, { status }),
    answerInquiry: ({ input: { id, text } }: Input<{ text: string }>) =>
      change(id, { answer: text, answeredAt: NOW, status: 'ANSWERED' }),
    addInquiryNote: ({ input: { id, text } }: Input<{ text: string }>) => {
      const author = makeMember({ id: '9', nickName: '관리인' });
      return change(id, { notes: [{ id: '1', text, insertedAt: NOW, author }] });
    },
    ...resolvers,
  };
}

async function open(inquiry: Partial<Inquiry> = {}, resolvers: RootResolvers = {}, path = PATH) {
  const view = openAdmin(path, answering([makeInquiry({ id: '1', ...inquiry })], resolvers));
  await view.user.click(await screen.findByRole('button', { name: '‘문의 1’ 문의 열기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '문의 1' }));
  return { ...view, dialog, inputs: (field: string) => view.asked(field).map(({ input }) => input) };
}
const noMail = { accountSettings: () => ({ isMailAvailable: false }) };

it('opens the whole text of an inquiry, also by a press on its row', async () => {
  const message = `${'가'.repeat(200)}\n<b>끝</b>`;
  const { user } = openAdmin(PATH, answering([makeInquiry({ id: '1', message })]));
  const [row] = await tableRows('문의 목록');
  await user.click(within(row!).getByText('문의 1'));
  const dialog = within(await screen.findByRole('dialog', { name: '문의 1' }));
  expect(dialog.getByText(/<b>끝<\/b>/)).toHaveTextContent('가'.repeat(200));
  expect(dialog.getByText('2026-03-01 12:34')).toBeVisible();
});

it('sends the answer by mail, and keeps it with its date', async () => {
  const { user, dialog, inputs } = await open();
  await user.type(dialog.getByRole('textbox', { name: '답변 내용' }), '  고쳤습니다. ');
  await user.click(dialog.getByRole('button', { name: '메일로 답변하기' }));
  expect(await screen.findByText('답변을 메일로 보냅니다.')).toBeVisible();
  expect(inputs('answerInquiry')).toEqual([{ id: '1', text: '고쳤습니다.' }]);
  const answer = within(dialog.getByRole('region', { name: '답변' }));
  expect(answer.getByText('고쳤습니다.')).toBeVisible();
  expect(answer.getByText('2026-03-02 12:34')).toBeVisible();
  expect(answer.queryByRole('textbox')).not.toBeInTheDocument();
  expect(answer.queryByRole('link')).not.toBeInTheDocument();
  expect(dialog.queryByRole('radio', { name: '처리 중' })).not.toBeInTheDocument();
});

it('offers the mail program where the server sends no mails, and nothing in it becomes a header', async () => {
  const { user, dialog } = await open({ email: 'a?bcc=x@example.com' }, noMail);
  await user.type(dialog.getByRole('textbox', { name: '답변 내용' }), '네&bcc=x{enter}됩니다');
  await user.click(dialog.getByRole('button', { name: '답변 저장하기' }));
  const href = (await dialog.findByRole('link', { name: '메일 프로그램에서 보내기' })).getAttribute('href')!;
  const [address, headers] = href.split('?');
  expect(decodeURIComponent(address!)).toBe('mailto:a?bcc=x@example.com');
  expect([...new URLSearchParams(headers)]).toEqual([
    ['subject', 'Re: 문의 1'],
    ['body', '네&bcc=x\r\n됩니다'],
  ]);
});

it.each([true, false])('has no mail for the placeholder of a Kakao member (server sends mails: %s)', async (isMailAvailable) => {
  const { user, dialog } = await open(
    { email: KAKAO_PLACEHOLDER, member: makeMember({ email: KAKAO_PLACEHOLDER }) },
    { accountSettings: () => ({ isMailAvailable }) },
  );
  expect(dialog.getByText(/‘내 문의’에서 봐요/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: '답변 내용' }), '네');
  await user.click(dialog.getByRole('button', { name: '답변 저장하기' }));
  expect(await screen.findByText('답변을 저장했습니다.')).toBeVisible();
  const answer = within(dialog.getByRole('region', { name: '답변' }));
  expect(answer.getByText(/‘내 문의’에서 봐요/)).toBeVisible();
  expect(answer.queryByRole('link')).not.toBeInTheDocument();
});

it('keeps an answer that is refused, empty or too long', async () => {
  const { user, dialog, inputs } = await open(
    {},
    {
      answerInquiry: () => {
        throw refusal('CONFLICT', '이미 답변한 문의입니다.');
      },
    },
  );
  const box = dialog.getByRole('textbox', { name: '답변 내용' });
  const send = dialog.getByRole('button', { name: '메일로 답변하기' });
  await user.click(send);
  expect(await dialog.findByText('답변은 1자 이상 1,000자 이하로 작성해주세요.')).toBeVisible();
  await user.click(box);
  await user.paste('가'.repeat(1001));
  expect(dialog.getByText('1,001 / 1,000')).toBeVisible();
  await user.click(send);
  expect(inputs('answerInquiry')).toEqual([]);
  expect(box).toHaveValue('가'.repeat(1001));

  await user.type(box, '{backspace}');
  await user.click(send);
  expect(await dialog.findByRole('alert')).toHaveTextContent('이미 답변한 문의입니다.');
  expect(box).toHaveValue('가'.repeat(1000));
});

it('asks before a typed answer or note is lost', async () => {
  const { user, dialog } = await open();
  for (const name of ['답변 내용', '새 메모']) {
    await user.type(dialog.getByRole('textbox', { name }), '쓰는 중');
    await user.click(dialog.getByRole('button', { name: '닫기' }));
    await user.click(await screen.findByRole('button', { name: '계속 쓰기' }));
    expect(dialog.getByRole('textbox', { name })).toHaveValue('쓰는 중');
    await user.clear(dialog.getByRole('textbox', { name }));
  }
  await user.click(dialog.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('changes the state, and the list follows once the inquiry is closed', async () => {
  const { user, dialog, inputs } = await open({}, {}, `${PATH}?status=NEW`);
  await user.click(dialog.getByText('처리 중'));
  expect(await screen.findByText('‘처리 중’ 상태로 바꿨습니다.')).toBeVisible();
  expect(inputs('setInquiryStatus')).toEqual([{ id: '1', status: 'IN_PROGRESS' }]);
  expect(dialog.getByRole('radio', { name: '처리 중' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: '닫기' }));
  expect(await screen.findByText('검색 결과가 없습니다.')).toBeVisible();
  await choose(user, '상태', '상태 모두');
  expect(await screen.findByRole('button', { name: '‘문의 1’ 문의 열기' })).toBeVisible();
});

it('says that the state could not be changed', async () => {
  const { user, dialog } = await open(
    {},
    {
      setInquiryStatus: () => {
        throw refusal('NOT_FOUND', '문의를 찾을 수 없습니다.');
      },
    },
  );
  await user.click(dialog.getByText('처리 중'));
  expect(await screen.findByText('문의를 찾을 수 없습니다.')).toBeVisible();
  expect(dialog.getByRole('radio', { name: '새 문의' })).toBeChecked();
});

it('shows notes with author and time, and takes a new one', async () => {
  const note = { id: '3', text: '전화함', insertedAt: '2026-03-01T03:34:00.000Z', author: null };
  const { user, dialog } = await open({ notes: [note] });
  const notes = within(dialog.getByRole('region', { name: '메모' }));
  expect(notes.getByRole('listitem')).toHaveTextContent(/탈퇴한 관리자.*2026-03-01 12:34.*전화함/);
  await user.type(notes.getByRole('textbox', { name: '새 메모' }), '확인함');
  await user.click(notes.getByRole('button', { name: '메모 남기기' }));
  expect(await screen.findByText('메모를 남겼습니다.')).toBeVisible();
  expect(notes.getByRole('listitem')).toHaveTextContent(/관리인.*2026-03-02 12:34.*확인함/);
  expect(notes.getByRole('textbox', { name: '새 메모' })).toHaveValue('');
});

it('takes no more notes than the server', async () => {
  const author = makeMember();
  const notes = Array.from({ length: 20 }, (_, index) => ({ id: String(index), text: '또', insertedAt: NOW, author }));
  const { dialog } = await open({ notes });
  expect(dialog.getByText('메모는 20개까지 남길 수 있어요.')).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: '새 메모' })).not.toBeInTheDocument();
});

it('is closed by Back, which asks where something is typed', async () => {
  const { user, dialog, address } = await open();
  await user.type(dialog.getByRole('textbox', { name: '답변 내용' }), '네');
  window.history.back();
  await user.click(await screen.findByRole('button', { name: '계속 쓰기' }));
  await user.clear(dialog.getByRole('textbox', { name: '답변 내용' }));
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(PATH);
});
