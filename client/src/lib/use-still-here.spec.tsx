import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useStillHere } from './use-still-here';

it('says that the person has left from the press on, although the next page is not there yet', async () => {
  let isStillHere = () => false;
  function Page() {
    isStillHere = useStillHere();
    return null;
  }
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/next', lazy: () => new Promise<object>(() => {}) },
  ]);
  render(<RouterProvider router={router} />);
  expect(isStillHere()).toBe(true);
  await act(async () => {
    void router.navigate('/next');
    expect(isStillHere()).toBe(false);
  });
});
