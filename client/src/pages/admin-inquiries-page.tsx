import { InquiryList } from '../features/admin/inquiries/inquiry-list';
import { STRINGS } from '../features/admin/inquiries/strings';
import { usePageTitle } from '../lib/use-page-title';

export function AdminInquiriesPage() {
  usePageTitle(STRINGS.title);
  return <InquiryList />;
}
