import { screen } from '@testing-library/react';
import { renderApp } from '../../test/render-app';

it('says that an unknown address has no page and leads on', async () => {
  renderApp('/no/such/place');
  expect(await screen.findByRole('heading', { level: 1, name: '찾는 페이지가 없어요' })).toBeVisible();
  expect(document.title).toBe('찾는 페이지가 없어요 | 발도장');
  expect(screen.getByRole('link', { name: '지도에서 찾기' })).toHaveAttribute('href', '/KakaoMap');
});
