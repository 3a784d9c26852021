import { MemberList } from '../features/admin/members/member-list';
import { STRINGS } from '../features/admin/members/strings';
import { usePageTitle } from '../lib/use-page-title';

export function AdminMembersPage() {
  usePageTitle(STRINGS.title);
  return <MemberList />;
}
