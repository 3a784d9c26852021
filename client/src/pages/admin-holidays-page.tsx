import { useSearchParams } from 'react-router';
import { HolidayList } from '../features/admin/holidays/holiday-list';
import { readHolidayYear } from '../features/admin/holidays/holiday-url';
import { STRINGS } from '../features/admin/holidays/strings';
import { usePageTitle } from '../lib/use-page-title';

export function AdminHolidaysPage() {
  usePageTitle(STRINGS.title);
  const [params] = useSearchParams();
  return <HolidayList year={readHolidayYear(params)} />;
}
