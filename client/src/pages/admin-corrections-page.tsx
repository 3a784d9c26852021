import { useSearchParams } from 'react-router';
import { Conflicts } from '../features/admin/corrections/conflicts';
import { Proposals, type ProposalView } from '../features/admin/corrections/proposals';
import { STRINGS } from '../features/admin/corrections/strings';
import { usePageTitle } from '../lib/use-page-title';

const VIEWS: readonly ProposalView[] = ['accepted', 'refused'];

/** What people say is different, and what a newer edition says otherwise than accepted corrections. */
export function AdminCorrectionsPage() {
  usePageTitle(STRINGS.title);
  const view = useSearchParams()[0].get('view');
  return view === 'conflicts' ? <Conflicts /> : <Proposals key={view} view={VIEWS.find((one) => one === view)} />;
}
