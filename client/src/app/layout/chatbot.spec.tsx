import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ChatbotAnswer } from '../../graphql/types.generated';
import type { Asked, RootResolvers } from '../../../test/graphql-answers';
import { makeChatbotAnswer } from '../../../test/make-chatbot-answer';
import { makeFacility } from '../../../test/make-facility';
import { makeMember, refusal, signInBefore } from '../../../test/make-member';
import { renderApp } from '../../../test/render-app';

interface Asking {
  input: { messages: { role: string; content: string }[]; pets: unknown[] };
}

const EXAMPLE = '강아지 건강검진은 얼마나 자주 받아야 하나요?';

/** Wide unless told: what stands beside the page, not over it. */
function setWidth(isWide: boolean) {
  const media = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...media, matches: isWide && query.includes('768px') }));
}
beforeEach(() => setWidth(true));

const opener = () => screen.findByRole('button', { name: '챗봇 열기' });
const panel = () => screen.findByRole('dialog', { name: '챗봇' });
const field = () => screen.getByRole('textbox', { name: '질문' });
const log = () => screen.getByRole('log');

async function openPanel(askChatbot: RootResolvers['askChatbot'] = () => makeChatbotAnswer(), path = '/about') {
  const view = renderApp(path, { resolvers: { askChatbot } });
  await screen.findByRole('heading', { level: 1 });
  await view.user.click(await opener());
  await panel();
  /** What each question brought along. */
  const sent = () =>
    view.server.calls
      .filter((call) => call.field === 'askChatbot')
      .map((call) => (call.args as unknown as Asking).input.messages);
  return { ...view, sent };
}

/** Answers when told, and tells whether the page gave up. */
function heldAnswers() {
  const held: { answer: (answer: ChatbotAnswer) => void; signal: AbortSignal | undefined }[] = [];
  const askChatbot = (_args: never, { signal }: Asked) =>
    new Promise<ChatbotAnswer>((resolve) => held.push({ answer: resolve, signal }));
  return { held, askChatbot };
}

describe('the button in the corner', () => {
  it('opens the panel, gives way to it and comes back with the keyboard', async () => {
    const { user } = await openPanel();
    expect(screen.queryByRole('button', { name: '챗봇 열기' })).not.toBeInTheDocument();
    const close = screen.getByRole('button', { name: '챗봇 닫기' });
    expect(await panel()).toContainElement(close);
    await user.click(close);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await opener()).toHaveFocus();
  });

  it('is not there on the page of the chatbot', async () => {
    const { router } = await openPanel();
    await router.navigate('/CHATBOT');
    expect(await screen.findByRole('heading', { level: 1, name: '챗봇' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^챗봇 (열기|닫기)$/ })).not.toBeInTheDocument();
  });
});

describe('the panel', () => {
  it('stands beside a wide page, which stays usable', async () => {
    const { user, router } = await openPanel();
    expect(await panel()).not.toHaveAttribute('aria-modal');
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
    expect(field()).toHaveFocus();
    await router.navigate('/terms');
    expect(await panel()).toBeVisible();
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await opener()).toHaveFocus();
  });

  it('closes on Escape from the page, where the keyboard stays', async () => {
    const { user } = await openPanel();
    const elsewhere = screen.getByRole('link', { name: '지도 검색' });
    elsewhere.focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '챗봇' })).not.toBeInTheDocument();
    expect(elsewhere).toHaveFocus();

    await user.click(await opener());
    await panel();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '챗봇' })).not.toBeInTheDocument();
    expect(await opener()).toHaveFocus();
  });

  it('leaves an Escape to what is open in the page', async () => {
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: '메뉴 열기' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '메뉴 열기' })).toHaveFocus();
    expect(await panel()).toBeVisible();

    await user.click(screen.getByRole('button', { name: '로그인' }));
    const signIn = await screen.findByRole('dialog', { name: '로그인' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(signIn).not.toBeVisible());
    expect(await panel()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '챗봇' })).not.toBeInTheDocument();
  });

  it('covers a narrow page, and closes on its backdrop, on Escape and on the way to another page', async () => {
    setWidth(false);
    const { user, router } = await openPanel();
    expect(await panel()).toHaveAttribute('aria-modal', 'true');
    expect(await panel()).toHaveFocus();
    expect(screen.getByRole('banner', { hidden: true })).toHaveAttribute('inert');

    fireEvent.click((await panel()).previousElementSibling!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('banner')).not.toHaveAttribute('inert');
    expect(await opener()).toHaveFocus();

    await user.click(await opener());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(await opener());
    await router.navigate('/terms');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['narrow', false],
    ['wide', true],
  ])('closes when its place is opened, which it would cover (%s)', async (_name, isWide) => {
    setWidth(isWide);
    const { user, address } = await openPanel(() =>
      makeChatbotAnswer({ source: 'PLACES', facilities: [makeFacility({ id: '2', name: '튼튼동물병원' })] }),
    );
    await user.type(field(), '근처 동물병원{Enter}');
    expect(await screen.findByText('개, 고양이만')).toBeVisible();
    expect(screen.getByText('영업 중 · 21:00에 닫아요')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '튼튼동물병원' }));
    await waitFor(() => expect(address()).toBe('/facility/2'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the conversation while it is closed, on other pages and on its own', async () => {
    const { user, router } = await openPanel();
    await user.click(screen.getByRole('button', { name: EXAMPLE }));
    await screen.findByText('하루에 한 번 빗겨 주세요.');
    await user.type(field(), '그리고');
    await user.keyboard('{Escape}');
    await router.navigate('/chatbot');
    expect(await screen.findByText('하루에 한 번 빗겨 주세요.')).toBeVisible();
    expect(field()).toHaveValue('그리고');
    expect(document.title).toBe('챗봇 | 발도장');
  });

  it('begins a new conversation when asked to', async () => {
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: EXAMPLE }));
    await screen.findByText('하루에 한 번 빗겨 주세요.');
    await user.click(screen.getByRole('button', { name: '새 대화' }));
    expect(screen.queryByText('하루에 한 번 빗겨 주세요.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: EXAMPLE })).toBeVisible();
    expect(field()).toHaveFocus();
  });
});

describe('asking', () => {
  it('shows a greeting and four examples until something is said, and asks an example when pressed', async () => {
    const { user, sent } = await openPanel();
    expect(log()).toHaveTextContent('안녕하세요, 발도장 챗봇이에요.');
    expect(within(screen.getByRole('list', { name: '이렇게 물어볼 수 있어요' })).getAllByRole('button')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: EXAMPLE }));
    expect(await screen.findByText('미리 준비한 답변이에요')).toBeVisible();
    expect(screen.queryByRole('list', { name: '이렇게 물어볼 수 있어요' })).not.toBeInTheDocument();
    expect(sent()).toEqual([[{ role: 'USER', content: EXAMPLE }]]);
  });

  it('sends with Enter, breaks the line with Shift and Enter, and sends no blanks', async () => {
    const { user, sent } = await openPanel();
    await user.type(field(), ' {Enter}{Shift>}{Enter}{/Shift} {Enter}');
    expect(screen.getByRole('button', { name: '보내기' })).toBeDisabled();
    expect(sent()).toEqual([]);
    await user.clear(field());
    await user.type(field(), '첫 줄{Shift>}{Enter}{/Shift}둘째 줄{Enter}');
    await screen.findByText('하루에 한 번 빗겨 주세요.');
    expect(sent()).toEqual([[{ role: 'USER', content: '첫 줄\n둘째 줄' }]]);
    expect(field()).toHaveValue('');
  });

  it.each([
    ['isComposing', { isComposing: true }],
    ['the old key code of Safari', { keyCode: 229 }],
  ])('takes an Enter that ends a syllable for no sending (%s)', async (_case, signs) => {
    const { user, sent } = await openPanel();
    await user.type(field(), '목욕');
    fireEvent.keyDown(field(), { key: 'Enter', ...signs });
    expect(field()).toHaveValue('목욕');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await screen.findByText('하루에 한 번 빗겨 주세요.');
    expect(sent()).toHaveLength(1);
  });

  it('closes the field while it waits, then gives the keyboard back', async () => {
    const { held, askChatbot } = heldAnswers();
    const { user } = await openPanel(askChatbot);
    await user.type(field(), '발톱은 언제 깎나요?{Enter}');
    expect(field()).toBeDisabled();
    expect(log()).toHaveTextContent('답을 쓰고 있어요');
    expect(log()).toHaveFocus();
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held[0]!.answer(makeChatbotAnswer({ text: '3주에 한 번이요.' })));
    expect(await screen.findByText('3주에 한 번이요.')).toBeVisible();
    expect(log()).not.toHaveTextContent('답을 쓰고 있어요');
    expect(field()).toHaveFocus();
  });

  it('leaves the keyboard where the person went meanwhile', async () => {
    const { held, askChatbot } = heldAnswers();
    const { user } = await openPanel(askChatbot);
    await user.type(field(), '발톱은 언제 깎나요?{Enter}');
    const elsewhere = screen.getByRole('link', { name: '지도 검색' });
    act(() => elsewhere.focus());
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held[0]!.answer(makeChatbotAnswer()));
    await screen.findByText('하루에 한 번 빗겨 주세요.');
    expect(elsewhere).toHaveFocus();
  });

  it('lets nobody type more than 1,000 letters, and tells the count near the end', async () => {
    const { user } = await openPanel();
    await user.click(field());
    await user.paste('가'.repeat(899));
    expect(screen.queryByText('899 / 1,000')).not.toBeInTheDocument();
    await user.paste('😀'.repeat(200));
    expect(field()).toHaveValue('가'.repeat(899) + '😀'.repeat(101));
    expect(screen.getByText('1,000 / 1,000')).toBeVisible();
  });

  it('keeps the end of a full text when something is typed before it', async () => {
    const { user } = await openPanel();
    await user.click(field());
    await user.paste('가'.repeat(997) + '끝');
    await user.type(field(), '나다라', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field()).toHaveValue('가가가나다' + '가'.repeat(994) + '끝');
    expect((field() as HTMLTextAreaElement).selectionEnd).toBe(5);
  });

  it('waits for a syllable that is put together before it shortens', async () => {
    const { user } = await openPanel();
    await user.click(field());
    const full = '가'.repeat(999) + '끝';
    await user.paste(full);
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: `하${full}` }, isComposing: true });
    expect(field()).toHaveValue(`하${full}`);
    (field() as HTMLTextAreaElement).setSelectionRange(1, 1);
    fireEvent.compositionEnd(field());
    expect(field()).toHaveValue(full);
  });

  it('sends the last 20 messages that were really said', async () => {
    let isFailing = false;
    const { user, sent } = await openPanel(({ input }: Asking) => {
      if (isFailing) throw refusal('BAD_GATEWAY', '지금은 챗봇이 답할 수 없습니다. 잠시 후 다시 물어봐 주세요.');
      return makeChatbotAnswer({ text: `답: ${input.messages.at(-1)!.content}` });
    });
    for (let number = 1; number <= 11; number += 1) {
      fireEvent.change(field(), { target: { value: `질문 ${number}` } });
      fireEvent.keyDown(field(), { key: 'Enter' });
      await screen.findByText(`답: 질문 ${number}`);
    }
    isFailing = true;
    await user.type(field(), '실패{Enter}');
    await screen.findByText(/^⚠️ /);
    isFailing = false;
    await user.type(field(), '마지막{Enter}');
    await screen.findByText('답: 마지막');
    const last = sent().at(-1)!;
    expect(last).toHaveLength(20);
    expect(last.slice(-3)).toEqual([
      { role: 'ASSISTANT', content: '답: 질문 11' },
      { role: 'USER', content: '실패' },
      { role: 'USER', content: '마지막' },
    ]);
    expect(last[0]).toEqual({ role: 'USER', content: '질문 3' });
    expect(JSON.stringify(sent())).not.toMatch(/안녕하세요|⚠️/);
  });
});

describe('giving up', () => {
  it('aborts the request, says nothing and gives the question back', async () => {
    const { held, askChatbot } = heldAnswers();
    const { user } = await openPanel(askChatbot);
    await user.type(field(), '발톱은 언제 깎나요?{Enter}');
    await waitFor(() => expect(held).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: '그만' }));
    expect(held[0]!.signal?.aborted).toBe(true);
    expect(field()).toHaveValue('발톱은 언제 깎나요?');
    expect(field()).toHaveFocus();
    expect(within(log()).getByText('그만둔 질문')).toBeVisible();
    await act(async () => held[0]!.answer(makeChatbotAnswer({ text: '늦은 답' })));
    expect(log()).not.toHaveTextContent('늦은 답');
    expect(log()).not.toHaveTextContent('⚠️');
  });

  it('asks the same question again under the bubble that is there, and leaves a changed one out of what is sent', async () => {
    const { held, askChatbot } = heldAnswers();
    const { user, sent } = await openPanel(askChatbot);
    await user.type(field(), '발톱은 언제 깎나요?{Enter}');
    await user.click(await screen.findByRole('button', { name: '그만' }));
    await user.type(field(), '{Enter}');
    expect(within(log()).getAllByText('발톱은 언제 깎나요?')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '그만' }));
    await user.clear(field());
    await user.type(field(), '귀는 어떻게 닦나요?{Enter}');
    await waitFor(() => expect(held).toHaveLength(3));
    expect(within(log()).getAllByText('그만둔 질문')).toHaveLength(1);
    expect(held.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
    expect(sent().at(-1)).toEqual([{ role: 'USER', content: '귀는 어떻게 닦나요?' }]);
  });

  it('gives the former question up for a new conversation and its question', async () => {
    const { held, askChatbot } = heldAnswers();
    const { user } = await openPanel(askChatbot);
    await user.type(field(), '발톱은 언제 깎나요?{Enter}');
    await waitFor(() => expect(held).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: '새 대화' }));
    await user.click(screen.getByRole('button', { name: EXAMPLE }));
    await waitFor(() => expect(held).toHaveLength(2));
    expect(held.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    await act(async () => {
      held[0]!.answer(makeChatbotAnswer({ text: '늦은 답' }));
      held[1]!.answer(makeChatbotAnswer({ text: '해마다요.' }));
    });
    expect(await screen.findByText('해마다요.')).toBeVisible();
    expect(log()).not.toHaveTextContent('늦은 답');
  });
});

describe('a failure', () => {
  it('is told behind a mark, and the question can be asked again', async () => {
    let isAway = true;
    const { user, sent } = await openPanel(() => {
      if (isAway) throw refusal('TOO_MANY_REQUESTS', '오늘은 챗봇이 답할 수 있는 만큼 모두 답했습니다.');
      return makeChatbotAnswer();
    });
    await user.type(field(), '빗질은요?{Enter}');
    expect(await screen.findByText('⚠️ 오늘은 챗봇이 답할 수 있는 만큼 모두 답했습니다.')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('하루에 한 번 빗겨 주세요.')).toBeVisible();
    expect(log()).not.toHaveTextContent('⚠️');
    expect(sent()).toEqual([[{ role: 'USER', content: '빗질은요?' }], [{ role: 'USER', content: '빗질은요?' }]]);
  });

  it('of the network is called by its name', async () => {
    const { user, server } = await openPanel();
    server.goAway();
    await user.click(screen.getByRole('button', { name: EXAMPLE }));
    expect(await screen.findByText('⚠️ 서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
  });

  it('an empty answer has a text of its own', async () => {
    const { user } = await openPanel(() => makeChatbotAnswer({ text: ' ' }));
    await user.click(screen.getByRole('button', { name: EXAMPLE }));
    expect(await screen.findByText('응답을 받을 수 없습니다.')).toBeVisible();
  });
});

it('asks as a visitor, whoever is signed in', async () => {
  const token = signInBefore();
  const askedBy: Record<string, string | undefined> = {};
  const { user } = renderApp('/chatbot', {
    resolvers: {
      viewer: (_args: never, { authorization }: Asked) => {
        askedBy.viewer = authorization;
        return makeMember();
      },
      askChatbot: (_args: never, { authorization }: Asked) => {
        askedBy.askChatbot = authorization;
        return makeChatbotAnswer();
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: EXAMPLE }));
  await screen.findByText('하루에 한 번 빗겨 주세요.');
  expect(askedBy).toEqual({ viewer: `Bearer ${token}`, askChatbot: undefined });
});

describe('the button in the corner', () => {
  const scrollTo = (top: number) =>
    act(async () => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      window.dispatchEvent(new Event('scroll'));
      await new Promise(requestAnimationFrame);
    });
  beforeEach(() => {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  });
  afterEach(() => scrollTo(0));

  it('moves out of the way while the page is scrolled down, and is back at its end', async () => {
    renderApp('/about');
    const button = await screen.findByRole('button', { name: '챗봇 열기' });
    await scrollTo(300);
    expect(button).toHaveAttribute('data-away');
    await scrollTo(200);
    expect(button).not.toHaveAttribute('data-away');
    await scrollTo(2000);
    expect(button).toHaveAttribute('data-away');
    await scrollTo(3000 - window.innerHeight);
    expect(button).not.toHaveAttribute('data-away');
  });

  it('never covers what a person must read before setting out', async () => {
    let noticeTop = 700;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      if (this.matches('aside:has([aria-haspopup])')) return new DOMRect(290, 660, 56, 56);
      return this.textContent?.startsWith('시연용 장소') ? new DOMRect(16, noticeTop, 330, 60) : new DOMRect();
    });
    const resolvers = { facility: () => makeFacility({ id: '7', isDemo: true }) };
    // Awaited, because a page that waits for its first answer within an act that nobody awaits would never be drawn.
    await act(() => Promise.resolve(renderApp('/facility/7', { resolvers })));
    await screen.findByText(/시연용으로 지어낸 장소예요/);
    const button = await screen.findByRole('button', { name: '챗봇 열기' });
    const resize = () => window.dispatchEvent(new Event('resize'));
    resize();
    await waitFor(() => expect(button).toHaveAttribute('data-away'));
    noticeTop = 720;
    resize();
    await waitFor(() => expect(button).not.toHaveAttribute('data-away'));
  });
});
