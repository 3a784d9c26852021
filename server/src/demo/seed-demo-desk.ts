import type { DataSource, EntityManager } from 'typeorm';
import { Member } from '../modules/member/member.entity';
import { Inquiry } from '../modules/support/inquiry.entity';

interface DemoInquiry {
  nickName: string;
  daysAgo: number;
  subject: string;
  message: string;
  /** Sent without signing in; the e-mail is the member's all the same. */
  isVisitor?: boolean;
}

const HOUR_MS = 3_600_000;

/** What members of the demo asked, oldest first. */
export const DEMO_INQUIRIES: readonly DemoInquiry[] = [
  {
    nickName: '일산콩자반',
    daysAgo: 6.4,
    subject: '별명을 바꾸고 싶어요',
    message: '강아지 이름을 새로 지어서 별명도 바꾸고 싶어요. 전에 쓴 리뷰에도 새 별명이 보이나요?',
  },
  {
    nickName: '해운대누렁이',
    daysAgo: 5.1,
    subject: '영업시간이 달라요',
    message:
      '어제 저녁 7시에 갔는데 문이 닫혀 있었어요. 사장님께 여쭤 보니 평일은 6시까지만 하신대요.\n헛걸음하는 분이 없게 고쳐 주시면 좋겠습니다.',
  },
  {
    nickName: '송도바람',
    daysAgo: 4.2,
    subject: '대형견 조건으로도 찾고 싶어요',
    message: '리트리버 바다와 다니다 보니 들어갈 수 있는 크기가 제일 궁금해요. 지도에서 크기로도 고를 수 있으면 좋겠어요.',
  },
  {
    nickName: '순천만갈대',
    daysAgo: 3.3,
    subject: '사진이 올라가지 않아요',
    message: '아이폰으로 찍은 사진을 올리면 형식이 맞지 않는다고 나와요. 어떻게 바꿔서 올리면 되나요?',
    isVisitor: true,
  },
  {
    nickName: '강릉커피',
    daysAgo: 2.6,
    subject: '저희 가게를 등록하고 싶습니다',
    message: '강릉에서 작은 카페를 하고 있습니다. 테라스에 반려견과 함께 앉으실 수 있어요. 등록은 어떻게 하나요?',
    isVisitor: true,
  },
  {
    nickName: '별이집사',
    daysAgo: 1.7,
    subject: '고양이와 갈 수 있는 곳',
    message: '반려동물 동반이라고 해도 강아지만 되는 곳이 많더라고요. 고양이도 되는지 더 자세히 적혀 있으면 좋겠어요.',
  },
  {
    nickName: '제주한달살이',
    daysAgo: 0.8,
    subject: '문을 닫은 식당이 나와요',
    message: '애월 쪽에서 찾은 밥집인데 지난달에 문을 닫았다고 합니다. 확인 부탁드려요.',
  },
  {
    nickName: '퇴근길간식',
    daysAgo: 0.2,
    subject: '탈퇴하면 리뷰도 지워지나요?',
    message: '계정을 정리하려고 합니다. 탈퇴하면 제가 쓴 리뷰와 사진도 모두 지워지는지 궁금해요.',
  },
];

/** Beside those of rude reviews: what else people find wrong, each with the reviews of which it may be said. */
export const DEMO_REPORTS = [
  {
    nickName: '까미누나',
    reason: '이곳에서 찍은 사진이 아닌 것 같아요.',
    of: 'EXISTS (SELECT FROM review_image WHERE review_image.review_id = review.id)',
  },
  { nickName: '서촌산책자', reason: '가게에서 직접 쓴 광고로 보입니다.', of: 'rating = 5' },
  { nickName: '모카포트', reason: '가 보지 않고 쓴 글 같아요.', of: 'rating <= 2' },
  { nickName: '청주댁', reason: '다른 곳에 쓴 글을 그대로 옮겼어요.', of: 'rating = 4' },
] as const;
/** With those of rude reviews. */
const REPORTS = 6;

/**
 * Inquiries and reports for the administrators of the demo, of the invented members: they leave with them. In one transaction, so
 * that a start that is killed leaves all or nothing.
 * @returns the number of inquiries
 */
export function seedDemoDesk(dataSource: DataSource): Promise<number> {
  const now = new Date();
  return dataSource.transaction(async (manager) => {
    const inquiries = await inquiriesOf(manager, now);
    if (inquiries.length > 0) await manager.insert(Inquiry, inquiries);
    await addReports(manager, now);
    return inquiries.length;
  });
}

/** Of whom there is not asks nothing. */
async function inquiriesOf(manager: EntityManager, now: Date) {
  const members = await manager.find(Member, { select: { id: true, nickName: true, email: true }, where: { isDemo: true } });
  const byName = new Map(members.map((member) => [member.nickName, member]));
  return DEMO_INQUIRIES.flatMap(({ nickName, daysAgo, subject, message, isVisitor = false }) => {
    const member = byName.get(nickName);
    if (!member) return [];
    const insertedAt = new Date(now.getTime() - daysAgo * 24 * HOUR_MS);
    return [{ email: member.email, subject, message, memberId: isVisitor ? null : member.id, insertedAt }];
  });
}

/** Each of another review, the newest that has been there for a day. */
async function addReports(manager: EntityManager, now: Date): Promise<void> {
  const known = await manager.query<[{ count: number }]>('SELECT count(*) FROM review_report');
  const missing = DEMO_REPORTS.slice(0, Math.max(0, REPORTS - known[0].count));
  for (const [index, { nickName, reason, of }] of missing.entries()) {
    const reportedAt = new Date(now.getTime() - (missing.length - index) * 9 * HOUR_MS);
    await manager.query(
      `INSERT INTO review_report (review_id, reporter_id, reason, reported_at)
       SELECT review.id, reporter.id, $2, $3::timestamptz FROM review
       JOIN facility ON facility.id = review.facility_id AND facility.is_demo
       JOIN member author ON author.id = review.member_id AND author.is_demo
       JOIN member reporter ON reporter.nick_name = $1 AND reporter.is_demo AND reporter.id <> author.id
       WHERE ${of} AND review.inserted_at < $3::timestamptz - interval '1 day'
         AND NOT EXISTS (SELECT FROM review_report WHERE review_report.review_id = review.id)
       ORDER BY review.inserted_at DESC, review.id LIMIT 1`,
      [nickName, reason, reportedAt],
    );
  }
}
