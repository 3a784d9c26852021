import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ChatbotAnswer } from '../graphql/types.generated';
import { makeChatbotAnswer } from '../../test/make-chatbot-answer';
import { renderApp } from '../../test/render-app';

const ANSWER = makeChatbotAnswer({ text: '해마다요.' });

it('is the conversation as a page, with a heading and the keyboard where it was', async () => {
  const { user } = renderApp('/chatbot', { resolvers: { askChatbot: () => ANSWER } });
  expect(await screen.findByRole('heading', { level: 1, name: '챗봇' })).toBeVisible();
  expect(document.title).toBe('챗봇 | 발도장');
  expect(document.body).toHaveFocus();
  expect(screen.getByText(/챗봇은 수의사의 진료를 대신하지 않아요\..*위치는 보내지 않아요\./)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '질문' }), '검진은요?{Enter}');
  expect(await screen.findByText('해마다요.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('the list', () => {
  /** jsdom lays nothing out: a list of 1,000 pixels in a window of 200, whose newest part begins at 900. */
  const ask = async () => {
    let answer: () => void = () => {};
    const askChatbot = () => new Promise<ChatbotAnswer>((resolve) => (answer = () => resolve(ANSWER)));
    const { user } = renderApp('/chatbot', { resolvers: { askChatbot } });
    await user.type(await screen.findByRole('textbox', { name: '질문' }), '검진은요?{Enter}');
    const list = screen.getByRole('log').parentElement!;
    Object.defineProperties(list, { scrollHeight: { value: 1000 }, clientHeight: { value: 200 } });
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(900);
    const scrollTo = (top: number) => {
      list.scrollTop = top;
      fireEvent.scroll(list);
    };
    const comes = async () => {
      await act(async () => answer());
      await waitFor(() => expect(screen.getByText('해마다요.')).toBeVisible());
    };
    return { list, scrollTo, comes };
  };

  it('follows what comes', async () => {
    const { list, scrollTo, comes } = await ask();
    scrollTo(790);
    await comes();
    expect(list.scrollTop).toBe(852);
  });

  it('stays where the person has scrolled up to read', async () => {
    const { list, scrollTo, comes } = await ask();
    scrollTo(300);
    await comes();
    expect(list.scrollTop).toBe(300);
  });
});
