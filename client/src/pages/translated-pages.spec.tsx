import { screen, waitFor } from '@testing-library/react';
import { makeChatbotAnswer } from '../../test/make-chatbot-answer';
import { defaultAnswers } from '../../test/default-answers';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeBoard, makeComment } from '../../test/make-board';
import { inMonth, makeReviewDay } from '../../test/make-calendar';
import { makeFacility } from '../../test/make-facility';
import { makeHoliday } from '../../test/make-inquiry';
import { makeMember, makeToken, refusal, signInBefore } from '../../test/make-member';
import { makeReview, pageOf } from '../../test/make-review';
import { openFacility } from '../../test/open-facility';
import { renderApp } from '../../test/render-app';
import { translateLikeABrowser } from '../../test/translate-like-a-browser';
import type { CreateVisitReportInput } from '../graphql/types.generated';

/** What is pressed, or what goes into which field. */
type Step = string | [label: string, text: string];
type Form = [open: () => Opened | Promise<Opened>, steps: Step[], results: string[]];
type Opened = Pick<ReturnType<typeof renderApp>, 'user'>;

const ADMIN = makeMember({ authNames: ['admin'] });
const BOARD = makeBoard({ id: '7', title: '새 단장 안내', commentCount: 0 });
const WRONG = '이메일 또는 비밀번호가 달라요.';
const RECEIVED = '문의를 접수했습니다.';
const ANSWER = '하루에 한 번 빗겨 주세요.';

/** Answers that take a moment, so that the page is drawn while it waits for them. */
const later = (resolvers: RootResolvers): RootResolvers =>
  Object.fromEntries(
    Object.entries(resolvers).map(([field, answer]) => [
      field,
      async (args: never, asked: never): Promise<unknown> => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return answer(args, asked);
      },
    ]),
  );

const openAsVisitor = (path: string, resolvers: RootResolvers) => renderApp(path, { resolvers: later(resolvers) });

function open(path: string, resolvers: RootResolvers) {
  signInBefore();
  return openAsVisitor(path, { viewer: () => ADMIN, member: () => ADMIN, board: () => BOARD, ...resolvers });
}

function facility(resolvers: (reviews: ReturnType<typeof makeReview>[]) => RootResolvers) {
  const reviews = [makeReview({ id: '1', content: '조용해요.' })];
  return openFacility({ isSignedIn: true, reviews, resolvers: later(resolvers(reviews)) });
}

const FORMS: Record<string, Form> = {
  'a comment': [
    () =>
      open('/board/7', {
        comments: (args: { page: number; size: number }) => pageOf([], args),
        createComment: ({ input: { content } }: { input: { content: string } }) => ({
          ...makeComment({ id: '1', content, viewerCanEdit: true, member: ADMIN }),
          board: { ...BOARD, commentCount: 1 },
        }),
      }),
    [['댓글 쓰기', '반가워요'], '등록'],
    ['반가워요', '새 단장 안내'],
  ],
  'an announcement': [
    () => open('/board/add', { createBoard: () => BOARD }),
    [['제목', '새 소식'], ['본문', '첫 줄'], '저장', '등록'],
    ['공지를 등록했습니다.'],
  ],
  'an inquiry': [
    () => open('/support', { createInquiry: () => ({ id: '1', message: RECEIVED }) }),
    [['제목', '지도 문의'], ['내용', '지도가 느려요.'], '문의 보내기'],
    [RECEIVED, '문의하기'],
  ],
  'a wrong password': [
    () =>
      openAsVisitor('/login', {
        signIn: () => {
          throw refusal('UNAUTHENTICATED', WRONG);
        },
      }),
    [['이메일', 'bori@example.com'], ['비밀번호', 'wrong'], '로그인'],
    [WRONG],
  ],
  'a sign-in over the home page': [
    () =>
      openAsVisitor('/', {
        facilityDataset: defaultAnswers.facilityDataset,
        signIn: () => ({ token: makeToken(), expiresAt: '2026-03-15T00:00:00Z', member: makeMember() }),
      }),
    ['로그인', ['이메일', 'bori@example.com'], ['비밀번호', 'Secret1!'], '로그인'],
    ['로그인했습니다.', '공공데이터로 모은 23,980곳 · 2025-03-24 기준'],
  ],
  'a sign-up': [
    () => openAsVisitor('/signup', { signUp: () => makeMember() }),
    [
      ['이메일', 'bori@example.com'],
      ['비밀번호', 'Secret1!'],
      ['비밀번호 확인', 'Secret1!'],
      ['별명', '보리누나'],
      'checkbox',
      '가입하기',
    ],
    ['회원가입이 완료되었습니다. 로그인해 주세요.'],
  ],
  "a member's own data": [
    () => open('/member/edit', { updateMember: () => ADMIN }),
    [['별명', '언니'], '저장', ['비밀번호', 'Secret1!'], '저장'],
    ['회원 정보를 수정했습니다.'],
  ],
  'a review': [
    () =>
      facility((reviews) => ({
        createReview: ({ input: { content } }: { input: { content: string } }) => {
          reviews.unshift(makeReview({ id: '50', content, viewerIsAuthor: true, member: makeMember() }));
          return reviews[0];
        },
      })),
    ['리뷰 쓰기', ['내용', '마당이 넓어요.'], '저장'],
    ['리뷰를 저장했습니다.', '마당이 넓어요.', '조용해요.'],
  ],
  'a report': [
    () => facility(([review]) => ({ reportReview: () => ({ ...review, viewerHasReported: true }) })),
    ['신고', ['자세한 내용', '광고예요.'], '신고'],
    ['신고가 접수되었습니다.', '신고함', '조용해요.'],
  ],
  'what happened on a visit': [
    () =>
      facility(() => ({
        createVisitReport: ({ input: { outcome, visitedOn } }: { input: CreateVisitReportInput }) => {
          const report = { id: '1', visitedOn, outcome, pets: [{ species: 'DOG' }], reportedAt: '2026-03-01T03:34:00.000Z' };
          return { ...makeFacility({ id: '7' }), viewerVisitReports: [report] };
        },
      })),
    ['거절당했어요', '남기기'],
    ['다녀온 기록을 남겼습니다.', '내가 남긴 기록'],
  ],
  'another month': [
    () =>
      open('/member?month=2026-05', {
        holidays: inMonth([]),
        viewerReviewDays: inMonth([makeReviewDay('2026-05-05', { id: '1', rating: 5, facility: makeFacility({ id: '7' }) })]),
      }),
    ['다음 달', '이전 달'],
    ['2026년 5월', '5월 리뷰 1개 · 평균 5.0'],
  ],
  'a holiday': [
    () => {
      const holiday = makeHoliday({ id: '1', date: '2026-05-05', name: '어린이날' });
      const updateHoliday = ({ input: { name } }: { input: { name: string } }) => Object.assign(holiday, { name });
      return open('/admin/holidays?year=2026', { holidays: () => [holiday], updateHoliday });
    },
    ['어린이날 수정', ['이름', ' 대체'], '저장'],
    ['어린이날 대체'],
  ],
  'a question': [
    () =>
      openAsVisitor('/chatbot', {
        askChatbot: () => makeChatbotAnswer({ text: ANSWER }),
      }),
    [['질문', '털은 언제 빗기나요?'], '보내기'],
    ['털은 언제 빗기나요?', ANSWER],
  ],
};

let endTranslation: () => void;
beforeEach(() => (endTranslation = translateLikeABrowser()));
afterEach(() => endTranslation());

it.each(Object.entries(FORMS))('a translated page takes %s and shows what came of it', async (_, [openPage, steps, results]) => {
  const { user } = await openPage();
  for (const step of steps)
    if (typeof step !== 'string') {
      await user.click(await screen.findByLabelText(step[0], { selector: 'input, textarea' }));
      await user.paste(step[1]);
    } else if (step === 'checkbox') await user.click(screen.getByRole(step));
    else await user.click((await screen.findAllByRole('button', { name: step })).at(-1)!);
  for (const result of results) await waitFor(() => expect(screen.getAllByText(result)[0]).toBeVisible());
});
