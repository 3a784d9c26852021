import { BurstList } from '../features/admin/visits/burst-list';
import { STRINGS } from '../features/admin/visits/strings';
import { usePageTitle } from '../lib/use-page-title';

export function AdminVisitsPage() {
  usePageTitle(STRINGS.title);
  return <BurstList />;
}
