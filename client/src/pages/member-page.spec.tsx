import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { KAKAO_PLACEHOLDER, makeMember, refusal, signInBefore } from '../../test/make-member';
import { makeReview, pageOf } from '../../test/make-review';
import { renderApp } from '../../test/render-app';
import type { Member } from '../graphql/types.generated';

const main = () => within(screen.getByRole('main'));
const dialog = async () => within(await screen.findByRole('dialog'));
const PATH = '/member?email=bori%40example.com';
const REVIEWS = `${PATH}&view=reviews`;

/** As the member of the page, unless a test says otherwise. */
function open(member: Partial<Member> = {}, resolvers: RootResolvers = {}, path = PATH) {
  signInBefore();
  return renderApp(path, { resolvers: { viewer: () => makeMember(member), member: () => makeMember(member), ...resolvers } });
}

describe('what it shows', () => {
  it('is who the member is, with the time of joining in Korea', async () => {
    open();
    expect(await main().findByRole('heading', { level: 1, name: '보리누나' })).toBeVisible();
    expect(main().getByText('bori@example.com')).toBeVisible();
    expect(main().getByText('보리랑 살아요.')).toBeVisible();
    expect(main().getByText('2026-03-01 12:34')).toBeVisible();
    expect(main().getByRole('img', { name: '프로필 사진 없음' })).toHaveAttribute('src', '/user.png');
    expect(document.title).toBe('마이페이지 | 발도장');
  });

  it('says that a Kakao member without an e-mail has none', async () => {
    open({ email: KAKAO_PLACEHOLDER, provider: 'KAKAO' });
    expect(await main().findByText('이메일 없음 (카카오)')).toBeVisible();
    expect(document.body).not.toHaveTextContent('kakao.invalid');
  });

  it.each<[string, Partial<Member>]>([
    ['관리자', { authNames: ['admin'], provider: 'KAKAO' }],
    ['카카오 회원', { provider: 'KAKAO' }],
    ['일반 회원', {}],
  ])('says the role: %s', async (badge, member) => {
    open(member);
    expect(await main().findByText(badge)).toBeVisible();
  });

  it('is the picture, and a word for a missing introduction', async () => {
    open({
      info: '',
      profileImage: {
        name: 'bori.webp',
        url: '/files/1/bori.webp',
        cardUrl: '/files/1/card.webp',
        thumbnailUrl: '/files/1/thumb.webp',
        width: 10,
        height: 10,
        thumbhash: null,
      },
    });
    expect(await main().findByRole('img', { name: '보리누나님의 프로필 사진' })).toHaveAttribute('src', '/files/1/card.webp');
    expect(main().getByText('아직 자기소개가 없어요.')).toBeVisible();
  });

  it("is one's own page without an e-mail in the address", async () => {
    const { server } = open({}, {}, '/member');
    await main().findByRole('heading', { level: 1 });
    expect(server.calls).toContainEqual({ field: 'member', args: { email: 'bori@example.com' } });
  });
});

describe('the reviews beside it', () => {
  const reviews = (args: { page: number; size: number }) =>
    pageOf([makeReview({ id: '9', facility: makeFacility({ id: '7', name: '멍멍카페' }) })], args);

  it("are the owner's own", async () => {
    const { server } = open({}, { reviews }, REVIEWS);
    const own = within(await main().findByRole('region', { name: '내 리뷰' }));
    expect(await own.findByRole('link', { name: '멍멍카페' })).toHaveAttribute('href', '/facility/7?focusReviewId=9');
    expect(own.getByRole('heading', { level: 2, name: '내 리뷰 1개' })).toBeVisible();
    const asked = server.calls.find(({ field }) => field === 'reviews');
    expect(asked?.args).toMatchObject({ filter: { memberId: '1' }, page: 0, size: 20 });
  });

  it("are the member's where an administrator looks", async () => {
    const other = makeMember({ id: '4', email: 'choco@example.com', nickName: '초코형', viewerCanEdit: false });
    const { server } = open({ authNames: ['admin'] }, { member: () => other, reviews }, '/member?email=choco%40example.com');
    const theirs = within(await main().findByRole('region', { name: '초코형님의 리뷰' }));
    expect(await theirs.findByRole('link', { name: '멍멍카페' })).toBeVisible();
    expect(server.calls.find(({ field }) => field === 'reviews')?.args).toMatchObject({ filter: { memberId: '4' } });
  });

  it('say what to do first when there are none', async () => {
    open({}, {}, REVIEWS);
    expect(await main().findByText('아직 쓴 리뷰가 없어요.')).toBeVisible();
    expect(main().getByRole('link', { name: '지도에서 장소 찾기' })).toHaveAttribute('href', '/KakaoMap');
  });

  it('leave the profile alone when they cannot be had', async () => {
    const broken = () => {
      throw refusal('SERVICE_UNAVAILABLE', '쉬고 있습니다.');
    };
    open({}, { reviews: broken }, REVIEWS);
    expect(await main().findByText('리뷰를 불러오는 중 오류가 발생했습니다.')).toBeVisible();
    expect(main().getByRole('heading', { level: 1, name: '보리누나' })).toBeVisible();
  });
});

describe('who sees it', () => {
  it('sends visitors to sign in, and back', async () => {
    const { address, user } = renderApp(PATH, {
      resolvers: {
        viewer: () => makeMember(),
        member: () => makeMember(),
        signIn: () => ({ token: signInBefore(), expiresAt: '2026-03-15T00:00:00Z', member: makeMember() }),
      },
    });
    await waitFor(() => expect(address()).toBe('/login'));
    await user.type(await main().findByLabelText('이메일'), 'bori@example.com');
    await user.type(main().getByLabelText('비밀번호'), 'Secret1!{Enter}');
    await waitFor(() => expect(address()).toBe(PATH));
    expect(await main().findByRole('heading', { level: 1, name: '보리누나' })).toBeVisible();
  });

  it('gives another administrator no buttons', async () => {
    open({ viewerCanEdit: false });
    await main().findByRole('heading', { level: 1, name: '보리누나' });
    expect(main().queryByRole('link', { name: '회원 정보 수정' })).not.toBeInTheDocument();
    expect(main().queryByRole('button', { name: '회원 탈퇴' })).not.toBeInTheDocument();
    expect(document.title).toBe('보리누나님의 프로필 | 발도장');
  });

  it.each([
    ['FORBIDDEN', '볼 수 있는 권한이 없어요'],
    ['NOT_FOUND', '찾는 회원이 없어요'],
    ['INTERNAL_SERVER_ERROR', '회원 정보를 불러오는 중 오류가 발생했습니다.'],
  ])('explains %s', async (code, title) => {
    open(
      {},
      {
        member: () => {
          throw refusal(code, '안 됩니다.');
        },
      },
    );
    expect(await main().findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('asks again after a failure', async () => {
    let isBroken = true;
    const { user } = open(
      {},
      {
        member: () => {
          if (isBroken) throw refusal('SERVICE_UNAVAILABLE', '쉬고 있습니다.');
          return makeMember();
        },
      },
    );
    const retry = await main().findByRole('button', { name: '다시 시도' });
    isBroken = false;
    await user.click(retry);
    expect(await main().findByRole('heading', { level: 1, name: '보리누나' })).toBeVisible();
  });

  it('tells when the member could not be asked for, and does not sign out', async () => {
    let isBroken = true;
    const { user, address } = open(
      {},
      {
        viewer: () => {
          if (isBroken) throw refusal('SERVICE_UNAVAILABLE', '쉬고 있습니다.');
          return makeMember();
        },
      },
    );
    expect(await main().findByRole('alert')).toHaveTextContent('쉬고 있습니다.');
    expect(address()).toBe(PATH);
    isBroken = false;
    await user.click(main().getByRole('button', { name: '다시 시도' }));
    expect(await main().findByRole('heading', { level: 1, name: '보리누나' })).toBeVisible();
  });
});

it('leads to the edit page', async () => {
  open();
  expect(await main().findByRole('link', { name: '회원 정보 수정' })).toHaveAttribute(
    'href',
    '/member/edit?email=bori%40example.com',
  );
});

describe('withdrawal', () => {
  const press = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await main().findByRole('button', { name: '회원 탈퇴' }));
    return dialog();
  };

  it('asks for the password, ends the session and goes to the home page', async () => {
    const view = open({}, { withdraw: () => true });
    const { user, server, address } = view;
    const asked = await press(view);
    await user.click(asked.getByRole('button', { name: '탈퇴하기' }));
    expect(await asked.findByText('비밀번호를 입력해주세요.')).toBeVisible();
    await user.type(asked.getByLabelText('비밀번호'), 'Secret1!{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByText('회원 탈퇴가 완료되었습니다.')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(server.calls).toContainEqual({ field: 'withdraw', args: { input: { password: 'Secret1!' } } });
    expect(await screen.findByRole('button', { name: '로그인' })).toBeVisible();
  });

  it.each([
    ['비밀번호가 달라요.', '비밀번호가 달라요.'],
    ['denied', '오류가 발생했습니다.'],
  ])('says why it was refused (%s) and keeps what was typed', async (message, text) => {
    const view = open(
      {},
      {
        withdraw: () => {
          throw refusal('FORBIDDEN', message);
        },
      },
    );
    const asked = await press(view);
    await view.user.type(asked.getByLabelText('비밀번호'), 'wrong{Enter}');
    expect(await asked.findByRole('alert')).toHaveTextContent(text);
    expect(asked.getByLabelText('비밀번호')).toHaveValue('wrong');
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(view.address()).toBe(PATH);
    await view.user.type(asked.getByLabelText('비밀번호'), '!');
    expect(asked.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays without a trace when given up', async () => {
    const view = open();
    const asked = await press(view);
    await view.user.click(asked.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.server.calls.map(({ field }) => field)).not.toContain('withdraw');
  });

  describe('of a Kakao member', () => {
    const kakao = { provider: 'KAKAO' } as const;
    const code = (value: string) => ({ code: value, expiresAt: '2026-03-01T00:02:00Z' });

    it('takes a temporary code that the dialog shows', async () => {
      const view = open(kakao, { createTemporaryCode: () => code('7K2MX9QA'), withdraw: () => true });
      const { user, server, address } = view;
      const asked = await press(view);
      expect(asked.queryByLabelText('비밀번호')).not.toBeInTheDocument();
      await user.click(asked.getByRole('button', { name: '임시 코드 받기' }));
      expect(await asked.findByText('7K2MX9QA')).toBeVisible();
      expect(asked.getByRole('timer')).toHaveTextContent('2:00 남음');
      await user.type(asked.getByLabelText('임시 코드'), ' 7K2MX9QA{Enter}');
      await waitFor(() => expect(address()).toBe('/'));
      expect(server.calls).toContainEqual({ field: 'withdraw', args: { input: { password: '7K2MX9QA' } } });
    });

    it('says why there is no code', async () => {
      const view = open(kakao, {
        createTemporaryCode: () => {
          throw refusal('TOO_MANY_REQUESTS', '코드를 너무 많이 받았어요.');
        },
      });
      const asked = await press(view);
      await view.user.click(asked.getByRole('button', { name: '임시 코드 받기' }));
      expect(await asked.findByRole('alert')).toHaveTextContent('코드를 너무 많이 받았어요.');
      await view.user.click(asked.getByRole('button', { name: '탈퇴하기' }));
      expect(await asked.findByText('임시 코드를 입력해주세요.')).toBeVisible();
    });

    describe('as time goes by', () => {
      beforeEach(() => jest.useFakeTimers());
      afterEach(() => jest.useRealTimers());

      it('counts two minutes down and offers a new code', async () => {
        let made = 0;
        signInBefore();
        renderApp(PATH, {
          user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
          resolvers: {
            viewer: () => makeMember(kakao),
            member: () => makeMember(kakao),
            createTemporaryCode: () => code(`CODE000${(made += 1)}`),
          },
        });
        const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
        await pass(2000);
        fireEvent.click(await main().findByRole('button', { name: '회원 탈퇴' }));
        await pass(500);
        const asked = await dialog();
        fireEvent.click(asked.getByRole('button', { name: '임시 코드 받기' }));
        await pass(100);
        expect(asked.getByText('CODE0001')).toBeInTheDocument();
        await pass(61_000);
        expect(asked.getByRole('timer')).toHaveTextContent(/^0:5\d 남음$/);
        await pass(60_000);
        expect(asked.queryByText('CODE0001')).not.toBeInTheDocument();
        expect(asked.getByRole('alert')).toHaveTextContent('코드 유효 시간이 지났어요.');
        fireEvent.click(asked.getByRole('button', { name: '새 코드 받기' }));
        await pass(100);
        expect(asked.getByText('CODE0002')).toBeInTheDocument();
        expect(asked.getByRole('timer')).toHaveTextContent(/^(2:00|1:59) 남음$/);
      });
    });
  });
});

describe('the nickname of a new Kakao member', () => {
  const offered = (resolvers: RootResolvers = {}) => {
    let member = makeMember({ provider: 'KAKAO', nickName: '콩이네집', needsNickName: true });
    const take = (change: Partial<Member>) => (member = makeMember({ ...member, ...change, needsNickName: false }));
    return {
      ...open(
        {},
        {
          viewer: () => member,
          member: () => member,
          setNickName: ({ input }) => take(input),
          dismissNickNameOffer: () => Boolean(take({})),
          ...resolvers,
        },
      ),
    };
  };
  const title = () => main().queryByRole('heading', { name: '별명을 정해 주세요' });

  it('can be set once', async () => {
    const { user } = offered();
    await user.type(await main().findByLabelText('별명'), '콩이아빠');
    await user.click(main().getByRole('button', { name: '별명 정하기' }));
    expect(await main().findByRole('heading', { level: 1, name: '콩이아빠' })).toBeVisible();
    expect(await screen.findByText('별명을 정했습니다.')).toBeVisible();
    expect(title()).not.toBeInTheDocument();
  });

  it('can be kept', async () => {
    const { user } = offered();
    await user.click(await main().findByRole('button', { name: '그대로 쓰기' }));
    await waitFor(() => expect(title()).not.toBeInTheDocument());
    expect(main().getByRole('heading', { level: 1, name: '콩이네집' })).toBeVisible();
  });

  it('stays in the form when it is taken', async () => {
    const text = '이미 쓰고 있는 별명입니다.';
    const { user } = offered({
      setNickName: () => {
        throw refusal('CONFLICT', text, { nickName: text });
      },
    });
    await user.type(await main().findByLabelText('별명'), '보리누나{Enter}');
    expect(await main().findByRole('alert')).toHaveTextContent(text);
    expect(main().getByLabelText('별명')).toHaveValue('보리누나');
  });
});
