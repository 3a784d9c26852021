import { useSearchParams } from 'react-router';
import { STRINGS } from '../features/support/strings';
import { SupportSection } from '../features/support/support-section';
import { usePageTitle } from '../lib/use-page-title';

/** `?facilityId=` comes from a place's 정보가 달라요. */
export function SupportPage() {
  usePageTitle(STRINGS.title);
  const [params] = useSearchParams();
  return <SupportSection facilityId={params.get('facilityId') || null} />;
}
