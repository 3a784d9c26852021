import { screen } from '@testing-library/react';
import { renderApp } from '../../test/render-app';

jest.mock('./layout/site-footer', () => ({
  SiteFooter: () => {
    throw new RangeError('the frame itself is broken');
  },
}));

it('still shows a way on when the frame of the site fails', async () => {
  renderApp('/about');
  expect(await screen.findByRole('alert')).toHaveTextContent('문제가 생겼어요. 잠시 후 다시 시도해 주세요.');
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  expect(screen.getByRole('link', { name: '처음으로' })).toHaveAttribute('href', '/');
});
