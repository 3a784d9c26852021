import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeBoard, makeComment } from '../../test/make-board';
import { makeMember, signInBefore } from '../../test/make-member';
import { openFacility } from '../../test/open-facility';
import { makeReview } from '../../test/make-review';
import { renderApp } from '../../test/render-app';

const ADMIN = makeMember({ authNames: ['admin'] });
const SENTENCE = '강아지랑 산책하기 좋은 곳이에요';
const decomposed = (text: string) => text.normalize('NFD');

function open(path: string, resolvers: RootResolvers = {}) {
  signInBefore();
  const viewer = (_args: unknown, { authorization }: { authorization?: string }) => (authorization ? ADMIN : null);
  return renderApp(path, { resolvers: { viewer, board: () => makeBoard({ id: '7' }), ...resolvers } });
}

type Opened = Pick<ReturnType<typeof renderApp>, 'user' | 'server'>;

async function pressed(view: Opened, name: string): Promise<Opened> {
  await view.user.click((await screen.findAllByRole('button', { name }))[0]!);
  return view;
}
const facility = () => openFacility({ isSignedIn: true, reviews: [makeReview({ id: '1' })] });

const FIELDS: Record<string, [open: () => Opened | Promise<Opened>, role: string, name: string | RegExp]> = {
  comment: [() => open('/board/7'), 'textbox', '댓글 쓰기'],
  "announcement's title": [() => open('/board/add'), 'textbox', '제목'],
  "announcement's text": [() => open('/board/add'), 'textbox', '본문'],
  "inquiry's subject": [() => open('/support'), 'textbox', '제목'],
  "inquiry's text": [() => open('/support'), 'textbox', '내용'],
  review: [async () => pressed(await facility(), '리뷰 쓰기'), 'textbox', '내용'],
  report: [async () => pressed(await facility(), '신고'), 'textbox', '자세한 내용'],
  holiday: [() => pressed(open('/admin/holidays'), '공휴일 추가'), 'textbox', '이름'],
  introduction: [() => renderApp('/signup'), 'textbox', /자기소개/],
  question: [() => open('/chatbot'), 'textbox', '질문'],
  'place search': [() => open('/KakaoMap'), 'combobox', /검색/],
  'search on the home page': [() => open('/'), 'searchbox', /./],
  'announcement search': [() => open('/board/list'), 'searchbox', /./],
  'member search': [() => open('/admin/member/list', { members: () => ({ items: [], totalCount: 0 }) }), 'searchbox', /./],
};

describe.each(Object.entries(FIELDS))('decomposed Hangul in a field: %s', (_, [openPage, role, name]) => {
  it('is composed when pasted', async () => {
    const { user } = await openPage();
    const field = await screen.findByRole(role, { name });
    await user.click(field);
    await user.paste(decomposed(SENTENCE));
    expect(field).toHaveValue(SENTENCE);
  });
});

describe('decomposed Hangul', () => {
  const box = () => screen.findByRole('textbox', { name: '댓글 쓰기' });
  const count = () => screen.getByText(/ \/ 1,000$/).textContent;

  it('is counted as it is seen, and sent composed', async () => {
    const createComment = () => ({ ...makeComment({ id: '1' }), board: makeBoard({ id: '7' }) });
    const { user, server } = open('/board/7', { createComment });
    await user.click(await box());
    await user.paste(decomposed(`${SENTENCE}\n`.repeat(20)));
    expect(count()).toBe(`${18 * 20 - 1} / 1,000`);
    await user.click(screen.getByRole('button', { name: '등록' }));
    const sent = () => server.calls.find(({ field }) => field === 'createComment')?.args.input;
    await waitFor(() => expect(sent()).toMatchObject({ content: `${SENTENCE}\n`.repeat(20).trim() }));
  });

  it('leaves the caret behind what was typed', async () => {
    open('/board/7');
    const field = (await box()) as HTMLTextAreaElement;
    const typed = `앞${decomposed('강아지')}`;
    fireEvent.input(field, { target: { value: `${typed} 뒤`, selectionStart: typed.length, selectionEnd: typed.length } });
    expect(field).toHaveValue('앞강아지 뒤');
    expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4]);
  });

  it('is cut after it was composed', async () => {
    const { user } = open('/support');
    await user.click(await screen.findByRole('textbox', { name: '내용' }));
    await user.paste(decomposed('각'.repeat(301)));
    expect(screen.getByRole('textbox', { name: '내용' })).toHaveValue('각'.repeat(300));
  });

  it('is cut after it was composed in a search', async () => {
    const { user } = open('/board/list');
    const field = await screen.findByRole('searchbox');
    await user.click(field);
    await user.paste(decomposed('각'.repeat(101)));
    expect(field).toHaveValue('각'.repeat(100));
  });

  it('waits for the syllable that is being composed', async () => {
    open('/board/7');
    const field = await box();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: decomposed('가') }, isComposing: true });
    expect(field).toHaveValue(decomposed('가'));
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('가');
    expect(count()).toBe('1 / 1,000');
  });
});

const INVISIBLE = '\u3164\u2800\u200b\u2060\u00ad';

describe('a text that shows nothing', () => {
  it.each([
    ['comment', '/board/7', '댓글 쓰기', '등록', '댓글 내용을 입력하세요.'],
    ["inquiry's subject", '/support', '제목', null, '제목은 1자 이상 30자 이하로 작성해주세요.'],
    ["inquiry's text", '/support', '내용', null, '문의 내용은 1자 이상 300자 이하로 작성해주세요.'],
  ])('is refused as empty: %s', async (_, path, label, button, text) => {
    const { user, server } = open(path);
    await user.click(await screen.findByRole('textbox', { name: label }));
    await user.paste(INVISIBLE);
    if (button) await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(server.calls.map(({ field }) => field)).not.toContain('createComment');
  });

  it.each([
    ['review', '리뷰 쓰기', '내용', '저장', '내용을 입력하세요.'],
    ['report', '신고', '자세한 내용', '신고', '신고 사유를 입력하세요.'],
  ])('is refused as empty: %s', async (_, opener, label, button, text) => {
    const { user } = await pressed(await facility(), opener);
    const field = await screen.findByRole('textbox', { name: label });
    await user.click(field);
    await user.paste(INVISIBLE);
    await user.click(within(field.closest('form')!).getByRole('button', { name: button }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is refused as empty: holiday', async () => {
    const { user } = await pressed(open('/admin/holidays'), '공휴일 추가');
    await user.click(await screen.findByRole('textbox', { name: '이름' }));
    await user.paste(INVISIBLE);
    await user.click(screen.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('이름은 1자 이상 50자 이하로 입력하세요.')).toBeVisible();
  });

  it('is no announcement', async () => {
    const { user } = open('/board/add');
    for (const name of ['제목', '본문']) {
      await user.click(await screen.findByRole('textbox', { name }));
      await user.paste(INVISIBLE);
    }
    expect(screen.getByRole('button', { name: '저장' })).toBeDisabled();
  });

  it('is no question', async () => {
    const { user } = open('/chatbot');
    await user.click(await screen.findByRole('textbox', { name: '질문' }));
    await user.paste(INVISIBLE);
    expect(screen.getByRole('button', { name: '보내기' })).toBeDisabled();
  });
});
