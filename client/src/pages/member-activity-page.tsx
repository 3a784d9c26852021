import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { ReadingPage } from '../components/parts';
import type { PageOfList } from '../components/paged-section';
import { MyComments } from '../features/board/comment/my-comments';
import { MyFavorites } from '../features/facility/favorites/my-favorites';
import { FavoriteButton } from '../features/favorite/favorite-button';
import { STRINGS } from '../features/member/profile/strings';
import { MembersOnly } from '../features/member/session/members-only';
import { MyInquiries } from '../features/support/my-inquiries';
import { MyVisitReports } from '../features/visit/my-visit-reports';
import { type ActivityTab, paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';

const PAGE_SIZE = 10;

const TABS: { key: ActivityTab; label: string; render: (list: PageOfList) => React.ReactNode }[] = [
  {
    key: 'favorites',
    label: STRINGS.activity.favorites,
    render: (list) => <MyFavorites list={list} renderFavorite={(facility) => <FavoriteButton facility={facility} />} />,
  },
  { key: 'comments', label: STRINGS.activity.comments, render: (list) => <MyComments list={list} /> },
  { key: 'visits', label: STRINGS.activity.visits, render: (list) => <MyVisitReports list={list} /> },
  { key: 'inquiries', label: STRINGS.activity.inquiries, render: (list) => <MyInquiries list={list} /> },
];

/** What the viewer has saved and written, besides reviews. */
export function MemberActivityPage() {
  usePageTitle(STRINGS.activity.title);
  return <MembersOnly>{({ id }) => <Activity key={id} />}</MembersOnly>;
}

function Activity() {
  const [params, setParams] = useSearchParams();
  const shown = TABS.find(({ key }) => key === params.get('tab')) ?? TABS[0]!;
  const page = Math.max(1, Math.floor(Number(params.get('p'))) || 1);
  const list = { page, size: PAGE_SIZE, hrefOf: (number: number) => paths.memberActivity(shown.key, number) };
  return (
    <ReadingPage gap={4}>
      <h1>{STRINGS.activity.title}</h1>
      <Tabs
        activeKey={shown.key}
        destroyOnHidden
        onChange={(tab) => setParams({ tab }, { replace: true })}
        items={TABS.map(({ key, label, render }) => ({ key, label, children: key === shown.key && render(list) }))}
      />
    </ReadingPage>
  );
}
