import { AdminHome } from '../features/admin/home/admin-home';
import { STRINGS } from '../features/admin/home/strings';
import { usePageTitle } from '../lib/use-page-title';

export function AdminPage() {
  usePageTitle(STRINGS.title);
  return <AdminHome />;
}
