import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Asked, RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { KAKAO_PLACEHOLDER, makeMember, refusal, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';

const RECEIVED = '문의를 접수했습니다. 평일 기준 3일 안에 적어 주신 이메일로 답변드릴게요.';
const FAILED = '문의를 보내는 중 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.';
const answered: RootResolvers = { createInquiry: () => ({ id: '1', message: RECEIVED }) };

const email = () => screen.findByLabelText('답변 받을 이메일');
const subject = () => screen.getByLabelText('제목');
const message = () => screen.getByLabelText('내용');
const submit = () => screen.getByRole('button', { name: '문의 보내기' });

async function open(resolvers: RootResolvers = answered, path = '/support') {
  const view = renderApp(path, { resolvers });
  await email();
  return view;
}
type View = Awaited<ReturnType<typeof open>>;

async function fill({ user }: View, values = { email: 'choco@example.com', subject: '지도 문의', message: '지도가 느려요.' }) {
  await user.type(await email(), values.email);
  await user.type(subject(), values.subject);
  await user.type(message(), values.message);
}
const inputs = ({ server }: View) =>
  server.calls.filter(({ field }) => field === 'createInquiry').map(({ args }) => args.input as Record<string, string>);

it('tells who answers and when, and leads to the notices', async () => {
  await open();
  const panel = within(screen.getByRole('complementary', { name: '연락처' }));
  expect(panel.getByRole('link', { name: 'help@baldojang.example' })).toHaveAttribute('href', 'mailto:help@baldojang.example');
  expect(panel.getByText('평일 기준 3일 안에 적어 주신 이메일로 답변드려요.')).toBeVisible();
  expect(panel.getByRole('link', { name: '공지사항 보기' })).toHaveAttribute('href', '/board/list');
  expect(document.title).toBe('문의하기 | 발도장');
});

it('sends what was written, says what the server says and is empty again', async () => {
  const view = await open();
  expect(submit()).toBeDisabled();
  await fill(view, { email: ' choco@example.com', subject: ' 지도 문의 ', message: '첫 줄{Enter}<b>둘째</b>' });
  await view.user.click(submit());
  expect((await screen.findByText(RECEIVED)).parentElement).toHaveFocus();
  expect(inputs(view)).toMatchObject([{ email: 'choco@example.com', subject: '지도 문의', message: '첫 줄\n<b>둘째</b>' }]);
  expect(await email()).toHaveValue('');
  expect(subject()).toHaveValue('');
  expect(message()).toHaveValue('');
  expect(submit()).toBeDisabled();
  expect(screen.queryByText('제목은 1자 이상 30자 이하로 작성해주세요.')).not.toBeInTheDocument();
});

it('asks a Kakao member without an e-mail for one', async () => {
  signInBefore();
  await open({ ...answered, viewer: () => makeMember({ email: KAKAO_PLACEHOLDER, provider: 'KAKAO' }) });
  await screen.findAllByText('보리누나');
  expect(await email()).toHaveValue('');
});

it('knows the address of a member, and keeps it for the next inquiry', async () => {
  signInBefore();
  const view = await open({ ...answered, viewer: () => makeMember() });
  await waitFor(async () => expect(await email()).toHaveValue('bori@example.com'));
  await fill(view, { email: 'x', subject: '제목', message: '내용' });
  await view.user.click(submit());
  await screen.findByText(RECEIVED);
  expect(inputs(view)[0]).toMatchObject({ email: 'bori@example.comx' });
  expect(await email()).toHaveValue('bori@example.com');
});

describe('the limits', () => {
  it('are counted as people count, and nothing beyond stays', async () => {
    const { user } = await open();
    expect(screen.getByText('0 / 30')).toBeVisible();
    expect(screen.getByText('0 / 300')).toBeVisible();
    await user.click(subject());
    await user.paste('🐶'.repeat(31));
    expect(subject()).toHaveValue('🐶'.repeat(30));
    expect(screen.getByText('30 / 30')).toBeVisible();
    await user.type(subject(), '가');
    expect(subject()).toHaveValue('🐶'.repeat(30));
    await user.click(message());
    await user.paste('가'.repeat(301));
    expect(message()).toHaveValue('가'.repeat(300));
    expect(screen.getByText('300 / 300')).toBeVisible();
  });

  it('cut the end of what became too long', async () => {
    const { user } = await open();
    await user.click(message());
    await user.paste(`${'가'.repeat(298)}나끝`);
    await user.type(message(), 'X', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(message()).toHaveValue(`X${'가'.repeat(298)}나`);
  });

  it('wait for a syllable that is being composed', async () => {
    const { user } = await open();
    await user.click(message());
    await user.paste('가'.repeat(300));
    fireEvent.compositionStart(message());
    fireEvent.change(message(), { target: { value: `${'가'.repeat(300)}ㄴ` } });
    expect(message()).toHaveValue(`${'가'.repeat(300)}ㄴ`);
    fireEvent.compositionEnd(message());
    await waitFor(() => expect(message()).toHaveValue('가'.repeat(300)));
  });

  it('are said while the person types, and hold the button', async () => {
    const view = await open();
    expect(submit()).toHaveAccessibleDescription('이메일, 제목, 내용을 입력하면 보낼 수 있어요.');
    await view.user.type(subject(), 'x{Backspace}');
    await view.user.type(message(), 'x');
    expect(submit()).toHaveAccessibleDescription('이메일, 제목을 입력하면 보낼 수 있어요.');
    await view.user.clear(message());
    await fill(view, { email: 'choco', subject: 'a', message: 'b' });
    expect(await screen.findByText('올바른 이메일 주소를 입력하세요.')).toBeVisible();
    expect(submit()).toBeDisabled();
    await view.user.type(await email(), '@example.com');
    await waitFor(() => expect(screen.queryByText('올바른 이메일 주소를 입력하세요.')).not.toBeInTheDocument());
    expect(submit()).toBeEnabled();
    await view.user.clear(subject());
    expect(await screen.findByText('제목은 1자 이상 30자 이하로 작성해주세요.')).toBeVisible();
    await view.user.type(message(), '{Backspace} ');
    expect(await screen.findByText('문의 내용은 1자 이상 300자 이하로 작성해주세요.')).toBeVisible();
    expect(submit()).toBeDisabled();
  });
});

describe('a failure', () => {
  it('loses nothing, and the same inquiry sent again has the same name', async () => {
    let fails = true;
    const view = await open({
      createInquiry: () => {
        if (fails) throw refusal('INTERNAL_SERVER_ERROR', 'broken');
        return { id: '1', message: RECEIVED };
      },
    });
    await fill(view);
    await view.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    expect(message()).toHaveValue('지도가 느려요.');
    await view.user.click(submit());
    await waitFor(() => expect(inputs(view)).toHaveLength(2));
    fails = false;
    await waitFor(() => expect(submit()).toBeEnabled());
    await view.user.type(message(), '!');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await view.user.click(submit());
    await screen.findByText(RECEIVED);
    const [first, second, changed] = inputs(view).map(({ requestKey }) => requestKey);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('says in the words of the server what was wrong, beside its field', async () => {
    const view = await open({
      createInquiry: () => {
        throw refusal('BAD_USER_INPUT', '입력한 값을 확인해 주세요.', { email: '쓸 수 없는 이메일이에요.' });
      },
    });
    await fill(view);
    await view.user.click(submit());
    expect(await screen.findByText('쓸 수 없는 이메일이에요.')).toBeVisible();
    await waitFor(async () => expect(await email()).toHaveFocus());
  });

  it('says when to come back after too many', async () => {
    const text = '문의를 너무 많이 보냈습니다. 42분 뒤에 다시 시도해 주세요.';
    const view = await open({
      createInquiry: () => {
        throw refusal('TOO_MANY_REQUESTS', text);
      },
    });
    await fill(view);
    await view.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(subject()).toHaveValue('지도 문의');
  });

  it('is not a session that has ended: visitors may write as well', async () => {
    signInBefore();
    const view = await open({
      ...answered,
      viewer: (_args: unknown, { authorization }: Asked) => (authorization ? makeMember() : null),
    });
    await waitFor(async () => expect(await email()).toHaveValue('bori@example.com'));
    await fill(view, { email: 'x', subject: '제목', message: '내용' });
    view.server.refuseTokens();
    await view.user.click(submit());
    expect(await screen.findByText(RECEIVED)).toBeVisible();
    expect(inputs(view)).toHaveLength(1);
  });
});

describe('what an inquiry is about', () => {
  const place = makeFacility({ id: '12', name: '달빛 산책 카페' });
  const facility = ({ id }: { id: string }) => (id === '12' ? place : null);
  const region = () => within(screen.getByRole('region', { name: '문의 쓰기' }));

  it('is the place that it is reached from, with the way back, and is sent along', async () => {
    const { user, address, server } = renderApp('/facility/12', { resolvers: { ...answered, facility } });
    await user.click(await screen.findByRole('link', { name: '이 장소에 대해 문의하기' }));
    expect(address()).toBe('/support?about=facility%3A12');
    await user.type(await email(), 'choco@example.com');
    expect(await region().findByText('달빛 산책 카페')).toBeVisible();
    expect(region().getByRole('link', { name: '장소 보기' })).toHaveAttribute('href', '/facility/12');
    expect(message()).toHaveValue('');
    await user.type(subject(), '주차');
    await user.type(message(), '주차가 안 돼요.');
    await user.click(submit());
    await screen.findByText(RECEIVED);
    const sent = server.calls.filter(({ field }) => field === 'createInquiry').map(({ args }) => args.input);
    expect(sent).toMatchObject([{ about: { kind: 'FACILITY', id: '12' } }]);
    expect(region().queryByText('달빛 산책 카페')).not.toBeInTheDocument();
  });

  it('can be removed without losing what is written', async () => {
    const view = await open({ ...answered, facility }, '/support?about=facility:12');
    await view.user.type(await email(), 'choco@example.com');
    await view.user.type(subject(), '주차');
    await view.user.type(message(), '주차가 안 돼요.');
    await view.user.click(region().getByRole('button', { name: '연결 빼기' }));
    expect(view.address()).toBe('/support');
    await view.user.click(submit());
    await screen.findByText(RECEIVED);
    expect(inputs(view)).toMatchObject([{ message: '주차가 안 돼요.', about: null }]);
  });

  it('is a comment of the sender, with the way to it', async () => {
    signInBefore();
    const board = { id: '3', title: '새 지도' };
    const items = [
      { id: '6', content: '다른 댓글', board },
      { id: '7', content: '기다렸어요.', board },
    ];
    await open(
      { ...answered, viewer: () => makeMember(), viewerComments: () => ({ items, totalCount: 2 }) },
      '/support?about=comment:7',
    );
    expect(await region().findByText('기다렸어요.')).toBeVisible();
    expect(region().getByRole('link', { name: '댓글이 달린 공지 보기' })).toHaveAttribute('href', '/board/3');
    expect(region().queryByText('다른 댓글')).not.toBeInTheDocument();
  });

  it('is said in general where the comment is not among those of the sender', async () => {
    signInBefore();
    await open({ ...answered, viewer: () => makeMember() }, '/support?about=comment:7');
    expect(await region().findByText('댓글에 대한 문의예요')).toBeVisible();
    expect(region().queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['review:5', { kind: 'REVIEW', id: '5' }],
    ['comment:7', { kind: 'COMMENT', id: '7' }],
    ['suspension', { kind: 'SUSPENSION' }],
    ['facility:x', null],
  ])('is read from ?about=%s', async (about, expected) => {
    const view = await open(answered, `/support?about=${about}`);
    await fill(view);
    await view.user.click(submit());
    await screen.findByText(RECEIVED);
    expect((inputs(view)[0] as { about?: unknown }).about).toEqual(expected);
  });

  it('is said where the server cannot find it, and nothing is lost', async () => {
    const view = await open(
      {
        createInquiry: () => {
          throw refusal('BAD_USER_INPUT', '입력한 값을 확인해 주세요.', { about: '리뷰를 찾을 수 없습니다.' });
        },
      },
      '/support?about=review:5',
    );
    await fill(view);
    await view.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('리뷰를 찾을 수 없습니다.');
    expect(message()).toHaveValue('지도가 느려요.');
  });
});

it('leads a member to the own inquiries afterwards', async () => {
  signInBefore();
  const view = await open({ ...answered, viewer: () => makeMember() });
  await waitFor(async () => expect(await email()).toHaveValue('bori@example.com'));
  await view.user.type(subject(), '제목');
  await view.user.type(message(), '내용');
  await view.user.click(submit());
  expect(await screen.findByRole('link', { name: '내 문의에서 보기' })).toHaveAttribute('href', '/member/activity?tab=inquiries');
});

it('asks before what was written is lost', async () => {
  const { user, address } = await open();
  await user.type(message(), '쓰다 만 글');
  await user.click(screen.getByRole('link', { name: '공지사항 보기' }));
  const asked = within(await screen.findByRole('dialog', { name: '저장하지 않은 내용이 있습니다' }));
  await user.click(asked.getByRole('button', { name: '계속 쓰기' }));
  expect(address()).toBe('/support');
  expect(message()).toHaveValue('쓰다 만 글');
});
