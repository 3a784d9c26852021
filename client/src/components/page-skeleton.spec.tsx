import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { OpeningContext, PageSkeleton } from './page-skeleton';

const OPENING = { pathname: '/board/7', title: '여름 휴무 안내', text: '8월 1일부터 쉬어요.' };

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <OpeningContext value={OPENING}>
        <PageSkeleton />
      </OpeningContext>
    </MemoryRouter>,
  );

it('keeps what the server told of a page readable while the page is on its way', () => {
  show('/board/7');
  expect(screen.getByRole('heading', { name: '여름 휴무 안내' })).toBeVisible();
  expect(screen.getByText('8월 1일부터 쉬어요.')).toBeVisible();
});

it('says nothing of it on another page', () => {
  show('/board/8');
  expect(screen.queryByRole('heading')).toBeNull();
});
