import { queryOf } from '../../../lib/text';

export interface BoardListUrl {
  query: string;
  /** From 1. The server shows its last page for one beyond it. */
  page: number;
}

/** As many digits as a page number has at most: more would be no number for the server. */
const PAGE = /^[1-9]\d{0,8}$/;

/** `?q=…&p=…`; what is no page number is the first. */
export function readBoardListUrl(params: URLSearchParams): BoardListUrl {
  const page = params.get('p') ?? '';
  return { query: queryOf(params.get('q') ?? ''), page: PAGE.test(page) ? Number(page) : 1 };
}
