import type { Viewer } from '../../shared/viewer';

/** Placeholders of the member who asks and of whether that is an administrator. */
interface Placeholders {
  memberId: string;
  isAdmin: string;
}

/** `canSee` of board.policy.ts for rows `b` of board, as a count or a page must leave out what is not there for the viewer. */
export const visibleTo = ({ memberId, isAdmin }: Placeholders): string =>
  `(NOT b.is_private OR ${isAdmin}::boolean OR b.member_id IS NOT DISTINCT FROM ${memberId}::integer)`;

/** The values of the placeholders, in their order. */
export const visibilityOf = (viewer: Viewer | null): [memberId: number | null, isAdmin: boolean] => [
  viewer?.memberId ?? null,
  viewer?.isAdmin === true,
];
