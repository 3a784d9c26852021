import { suspensionOf } from '../../shared/suspension';
import { csvOf } from '../../shared/text/csv';
import { seoulDateTime } from '../../shared/text/seoul-time';
import { receivesMail } from '../../shared/validation/member-rules';
import type { MemberLine } from './member.repository';

const HEADER = [
  ...['번호', '이메일', '별명', '역할', '로그인 방법', '상태', '정지 사유', '정지 끝'],
  ...['리뷰', '받은 신고', '가입한 시각', '마지막 로그인'],
];

/** The members' list as a text file. Times are Seoul's. */
export function memberCsv(members: readonly MemberLine[]): string {
  return csvOf([HEADER, ...members.map(cellsOf)]);
}

function cellsOf(member: MemberLine): (string | number)[] {
  const suspension = suspensionOf(member);
  return [
    member.id,
    receivesMail(member.email) ? member.email : '',
    member.nickName,
    member.isAdmin ? '관리자' : '회원',
    member.kakaoId === null ? '비밀번호' : '카카오',
    suspension ? '정지' : '',
    suspension?.reason ?? '',
    timeText(suspension?.until),
    member.reviewCount,
    member.receivedReportCount,
    timeText(member.insertedAt),
    timeText(member.lastSignInAt),
  ];
}

const timeText = (time: Date | null | undefined): string => (time ? seoulDateTime(time).replace('T', ' ') : '');
