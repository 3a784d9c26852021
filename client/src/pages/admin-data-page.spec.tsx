import { screen, within } from '@testing-library/react';
import { makeFacility } from '../../test/make-facility';
import { openAdmin, tableRows } from '../../test/open-admin';

const edition = {
  ...{ id: '3', fileName: 'places-2026.csv', edition: '2026-06-30', finishedAt: '2026-07-01T03:34:00.000Z' },
  ...{ read: 4_376, added: 12, changed: 0, unchanged: 4_000, vanished: 2, merged: 4, refused: 1 },
};
const finding = {
  ...{ id: 'h1', text: '매일 10:00~08:00', detail: '닫는 때가 여는 때보다 일러요.', edition: '2025-03-24', facilityCount: 5 },
  facilities: [makeFacility({ id: '7', name: '달빛 산책 카페' })],
};

it('lists the editions, and leads to what one of them brought', async () => {
  const view = openAdmin('/admin/data', {
    facilityImports: () => ({ items: [edition], totalCount: 1 }),
    dataFindings: () => ({ items: [{ ...finding, text: '달빛 산책 카페' }], totalCount: 1 }),
  });
  const [row] = await tableRows('가져온 자료');
  for (const text of ['places-2026.csv', '2026-06-30 기준', '2026-07-01', '4,376', '바뀜 0'])
    expect(within(row!).getByText(text)).toBeVisible();
  await view.user.click(within(row!).getByRole('link', { name: '새로 12' }));
  expect(await tableRows('새로 들어온 장소')).toHaveLength(1);
  expect(view.asked('dataFindings')).toMatchObject([{ kind: 'ADDED', importId: '3', query: '' }]);
});

it('names the number of each kind, and leads from a finding to its places', async () => {
  const view = openAdmin('/admin/data', {
    facilityImports: () => ({ items: [], totalCount: 0 }),
    dataOverview: () => [{ kind: 'SUSPICIOUS_HOURS', count: 57 }],
    dataFindings: () => ({ items: [finding], totalCount: 57 }),
  });
  expect(await screen.findByText('가져온 자료가 없습니다. 지금은 시연용 장소를 보여 주고 있어요.')).toBeVisible();
  await view.user.click(screen.getByRole('combobox', { name: '볼 것' }));
  await view.user.click(await screen.findByTitle('의심스러운 운영시간 (57)'));
  const [row] = await tableRows('의심스러운 운영시간');
  expect(within(row!).getByText('닫는 때가 여는 때보다 일러요.')).toBeVisible();
  expect(within(row!).getByText('외 4곳')).toBeVisible();
  expect(within(row!).getByRole('link', { name: '달빛 산책 카페' })).toHaveAttribute('href', '/facility/7');
});

it('says of each kind that there is none', async () => {
  openAdmin('/admin/data?view=DUPLICATE', { dataFindings: () => ({ items: [], totalCount: 0 }) });
  expect(await screen.findByText('같은 곳으로 보이는 장소가 없습니다.')).toBeVisible();
});

it('leads back to the whole kind where a search finds nothing', async () => {
  openAdmin('/admin/data?view=DUPLICATE&q=없는말', { dataFindings: () => ({ items: [], totalCount: 0 }) });
  expect(await screen.findByRole('link', { name: '모두 보기' })).toHaveAttribute(
    'href',
    expect.stringMatching(/view=DUPLICATE$/),
  );
});
