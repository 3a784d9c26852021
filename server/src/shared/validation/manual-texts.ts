import { LIMIT_FIGURES } from './limit-figures';
import type { LimitName } from '../http/limiter';
import { MEMBER_RULES } from './member-rules';
import { LIMITS } from './limits';

const WINDOWS: Record<number, string> = { 60: '1분', 900: '15분', 1_800: '30분', 3_600: '한 시간', 86_400: '하루' };

/** `15분에 10번`, for the API's manual. */
export function limitText(name: LimitName): string {
  const { points, duration } = LIMIT_FIGURES[name];
  return `${WINDOWS[duration] ?? `${duration}초`}에 ${points.toLocaleString('ko')}번`;
}

const { email, password, nickName } = MEMBER_RULES;

/** Rules of a member's fields in Korean, for the manuals of GraphQL and REST. */
export const MEMBER_RULE_TEXT = {
  email: `${email.max}자까지. 영문 대소문자를 가리지 않고 다른 회원과 달라야 합니다.`,
  password: `${password.min}자부터 ${password.max}자까지, 빈칸 없이. 영문 대문자와 소문자, 숫자, 특수문자(!@#$%^&*()_+=-)가 모두 들어 있어야 하고 너무 흔한 비밀번호는 안 됩니다.`,
  nickName: `${nickName.min}자부터 ${nickName.max}자까지, 완성된 한글, 영문, 숫자만. 영문 대소문자를 가리지 않고 다른 회원과 달라야 합니다.`,
};

const deepestRow = LIMITS.deepestRow.toLocaleString('ko');

/** Manual texts of the paging arguments. */
export const PAGING_TEXT = {
  page: `0부터 세는 쪽 번호. 끝을 넘으면 빈 목록입니다. 결과의 ${deepestRow}번째보다 뒤를 요청하면 BAD_USER_INPUT입니다.`,
  size: (max: number) =>
    `한 쪽에 담을 개수, 1부터 ${max.toLocaleString('ko')}까지${max > LIMITS.pageSizeMax ? '. 문서의 비용 한도 때문에 한 번에 받을 수 있는 것은 이보다 적을 수 있습니다.' : ''}`,
};

const megabytes = (bytes: number) => `${bytes / 1024 / 1024}MB`;
const { fileBytesMax, filesPerDay, fileBytesPerDay } = LIMITS;

/** When a write refuses files, for the API's manual. */
export const FILE_REFUSALS = `파일이 받지 않는 형식이거나 깨졌으면 BAD_USER_INPUT, ${megabytes(fileBytesMax)}를 넘으면 PAYLOAD_TOO_LARGE, 하루에 올릴 수 있는 ${filesPerDay}개나 ${megabytes(fileBytesPerDay)}를 넘으면 TOO_MANY_REQUESTS입니다.`;
