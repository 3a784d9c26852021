import { screen, waitFor, within } from '@testing-library/react';
import { makeMember, refusal, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';

const main = () => within(screen.getByRole('main'));
const STALE = '이미 쓴 링크이거나 쓸 수 있는 시간이 지났습니다. 새 링크를 받아 주세요.';
const stale = () => {
  throw refusal('BAD_USER_INPUT', STALE, { token: '쓸 수 없는 링크입니다.' });
};

describe('a forgotten password', () => {
  it('is one step from the sign-in', async () => {
    const { user, address } = renderApp('/login');
    await user.click(await main().findByRole('link', { name: '비밀번호를 잊으셨나요?' }));
    expect(await main().findByRole('heading', { name: '비밀번호 다시 정하기' })).toBeVisible();
    expect(address()).toBe('/password/forgot');
  });

  it('sends a link, and says the same for every address', async () => {
    const sent: unknown[] = [];
    const { user } = renderApp('/password/forgot', {
      resolvers: { requestPasswordReset: ({ input }: { input: unknown }) => sent.push(input) > 0 },
    });
    await user.type(await main().findByLabelText('이메일'), ' bori@example.com ');
    await user.click(main().getByRole('button', { name: '링크 받기' }));
    expect(await main().findByText(/bori@example\.com로 가입한 계정이 있으면 링크를 보냈어요/)).toBeVisible();
    expect(sent).toEqual([{ email: 'bori@example.com' }]);
    await user.click(main().getByRole('button', { name: '다른 이메일로 받기' }));
    expect(main().getByLabelText('이메일')).toBeVisible();
  });

  it('keeps what was typed when it is refused', async () => {
    const { user } = renderApp('/password/forgot', {
      resolvers: {
        requestPasswordReset: () => {
          throw refusal('TOO_MANY_REQUESTS', '너무 많이 요청했습니다. 잠시 후 다시 시도해 주세요.');
        },
      },
    });
    await user.type(await main().findByLabelText('이메일'), 'bori');
    await user.click(main().getByRole('button', { name: '링크 받기' }));
    expect(await main().findByText('이메일 형식이 올바르지 않습니다.')).toBeVisible();
    await user.type(main().getByLabelText('이메일'), '@example.com');
    await user.click(main().getByRole('button', { name: '링크 받기' }));
    expect(await main().findByText(/너무 많이 요청했습니다/)).toBeVisible();
    expect(main().getByLabelText('이메일')).toHaveValue('bori@example.com');
  });

  it('leads to an inquiry where the server sends no mail', async () => {
    renderApp('/password/forgot', { resolvers: { accountSettings: () => ({ isMailAvailable: false }) } });
    expect(await main().findByRole('link', { name: '문의하기' })).toHaveAttribute('href', '/support');
    expect(main().queryByLabelText('이메일')).toBeNull();
  });
});

describe('a new password by a link', () => {
  it('takes the secret out of the address, sets the password and leads to the sign-in', async () => {
    signInBefore();
    const sent: unknown[] = [];
    const { user, address } = renderApp('/password/reset#token=secret', {
      resolvers: { viewer: () => makeMember(), resetPassword: ({ input }: { input: unknown }) => sent.push(input) > 0 },
    });
    await user.type(await main().findByLabelText('새 비밀번호'), 'Sanchaek-7!');
    expect(main().getByRole('button', { name: '비밀번호 정하기' })).toBeDisabled();
    await user.type(main().getByLabelText('새 비밀번호 확인'), 'Sanchaek-7!');
    expect(address()).toBe('/password/reset');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await user.click(main().getByRole('button', { name: '비밀번호 정하기' }));
    expect(await main().findByRole('heading', { name: '로그인' })).toBeVisible();
    expect(sent).toEqual([{ token: 'secret', newPassword: 'Sanchaek-7!' }]);
    expect(localStorage.getItem('token')).toBeNull();
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'strict-origin-when-cross-origin');
  });

  it.each([
    ['without a secret', '/password/reset'],
    ['that is used or too old', '/password/reset#token=old'],
  ])('offers a new link for one %s', async (_, path) => {
    const { user } = renderApp(path, { resolvers: { resetPassword: stale } });
    if (path.includes('#')) {
      await user.type(await main().findByLabelText('새 비밀번호'), 'Sanchaek-7!');
      await user.type(main().getByLabelText('새 비밀번호 확인'), 'Sanchaek-7!');
      await user.click(main().getByRole('button', { name: '비밀번호 정하기' }));
    }
    expect(await main().findByRole('link', { name: '새 링크 받기' })).toHaveAttribute('href', '/password/forgot');
  });
});

describe('confirming the e-mail', () => {
  it('waits for the button, because programs open links too', async () => {
    const sent: unknown[] = [];
    const { user, address } = renderApp('/email/confirm#token=secret', {
      resolvers: { confirmEmail: ({ input }: { input: unknown }) => sent.push(input) > 0 },
    });
    const button = await main().findByRole('button', { name: '이메일 확인하기' });
    await waitFor(() => expect(address()).toBe('/email/confirm'));
    expect(sent).toEqual([]);
    await user.click(button);
    expect(await main().findByRole('heading', { name: '이메일을 확인했어요' })).toBeVisible();
    expect(sent).toEqual([{ token: 'secret' }]);
    expect(main().getByRole('link', { name: '로그인' })).toBeVisible();
  });

  it('says that a link is of no use any more', async () => {
    const { user } = renderApp('/email/confirm#token=old', { resolvers: { confirmEmail: stale } });
    await user.click(await main().findByRole('button', { name: '이메일 확인하기' }));
    expect(await main().findByRole('heading', { name: '쓸 수 없는 링크예요' })).toBeVisible();
  });

  it('is asked of the owner until it is done, and sends the link again', async () => {
    signInBefore();
    const me = makeMember({ isEmailConfirmed: false });
    let requests = 0;
    const { user } = renderApp('/member?email=bori%40example.com', {
      resolvers: { viewer: () => me, member: () => me, requestEmailConfirmation: () => ++requests > 0 },
    });
    await user.click(await main().findByRole('button', { name: '확인 메일 받기' }));
    expect(await main().findByText('확인 메일을 보냈습니다. 메일함을 봐 주세요.')).toBeVisible();
    expect(requests).toBe(1);
  });
});
