import type { Viewer } from '../../shared/viewer';

/** Placeholders for the viewer's id and role. */
interface Placeholders {
  memberId: string;
  isAdmin: string;
}

/** `canSee` of board.policy.ts as SQL for rows `b` of board. */
export const visibleTo = ({ memberId, isAdmin }: Placeholders): string =>
  `(NOT b.is_private OR ${isAdmin}::boolean OR b.member_id IS NOT DISTINCT FROM ${memberId}::integer)`;

/** Values of the placeholders. */
export const visibilityOf = (viewer: Viewer | null): [memberId: number | null, isAdmin: boolean] => [
  viewer?.memberId ?? null,
  viewer?.isAdmin === true,
];
