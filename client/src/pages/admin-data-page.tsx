import { useSearchParams } from 'react-router';
import { KINDS } from '../features/admin/data/data-choice';
import { Editions } from '../features/admin/data/editions';
import { Findings } from '../features/admin/data/findings';
import { STRINGS } from '../features/admin/data/strings';
import { usePageTitle } from '../lib/use-page-title';

/** What is doubtful in the public data, and the imported editions. */
export function AdminDataPage() {
  usePageTitle(STRINGS.page);
  const view = useSearchParams()[0].get('view');
  const kind = KINDS.find((one) => one === view);
  return kind ? <Findings key={kind} kind={kind} /> : <Editions />;
}
