import { ReportList } from '../features/admin/reports/report-list';
import { STRINGS } from '../features/admin/reports/strings';
import { usePageTitle } from '../lib/use-page-title';

export function AdminReportsPage() {
  usePageTitle(STRINGS.title);
  return <ReportList />;
}
