import { LIMITS } from './limits';

const deepestRow = LIMITS.deepestRow.toLocaleString('ko');

/** Manual texts of the paging arguments. */
export const PAGING_TEXT = {
  page: `0부터 세는 쪽 번호. 끝을 넘으면 빈 목록입니다. 결과의 ${deepestRow}번째보다 뒤를 요청하면 BAD_USER_INPUT입니다.`,
  size: (max: number) =>
    `한 쪽에 담을 개수, 1부터 ${max.toLocaleString('ko')}까지${max > LIMITS.pageSizeMax ? '. 문서의 비용 한도 때문에 한 번에 받을 수 있는 것은 이보다 적을 수 있습니다.' : ''}`,
};
