import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router';
import { useCloseOnBack } from './use-close-on-back';
import { useLeaveBlocker, useLeaveGuard } from './use-leave-guard';

function Overlay({ name, isFirm = false, onClose }: { name: string; isFirm?: boolean; onClose: () => void }) {
  const [isNestedOpen, setIsNestedOpen] = useState(false);
  useCloseOnBack(true, () => {
    if (isFirm) return false;
    onClose();
  });
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={onClose}>close {name}</button>
      <button onClick={() => setIsNestedOpen(true)}>open over {name}</button>
      <Link to="/other">link in {name}</Link>
      {isNestedOpen && <Overlay name={`${name} nested`} onClose={() => setIsNestedOpen(false)} />}
    </div>
  );
}

function Page() {
  const [shown, setShown] = useState<string | null>(null);
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { isAsking } = useLeaveGuard(text !== '');
  const close = () => setShown(null);
  return (
    <>
      <h1>page {search}</h1>
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={() => setShown('one')}>open</button>
      <button onClick={() => setShown('firm')}>open firm</button>
      <button onClick={() => void navigate('?written', { replace: true })}>write</button>
      <button
        onClick={() => {
          close();
          void navigate('?filtered');
        }}
      >
        close and filter
      </button>
      {shown && <Overlay name={shown} isFirm={shown === 'firm'} onClose={close} />}
      {isAsking && <p role="alert">sure?</p>}
    </>
  );
}

function Site() {
  useLeaveBlocker();
  return <Outlet />;
}

let router: ReturnType<typeof createBrowserRouter>;
afterEach(() => router.dispose());

/** The real router on the real history of the window: start, page. */
async function open() {
  window.history.pushState(null, '', '/start');
  const user = userEvent.setup();
  router = createBrowserRouter([
    {
      element: <Site />,
      children: [
        { path: '/start', element: <Link to="/page">to page</Link> },
        { path: '/page', element: <Page /> },
        { path: '/other', element: <h1>other</h1> },
      ],
    },
  ]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await user.click(screen.getByRole('link', { name: 'to page' }));
  return user;
}

/** jsdom reports a move, and the move that answers it, in later tasks. */
const settle = () =>
  act(async () => {
    for (let task = 0; task < 4; task += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  });
const move = async (steps: number) => {
  window.history.go(steps);
  await settle();
};
const back = () => move(-1);
const here = () => window.location.pathname + window.location.search;
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));
const press = async (user: Awaited<ReturnType<typeof open>>, name: string) => {
  await user.click(screen.getByRole('button', { name }));
  await settle();
};

it('closes an overlay, then leaves the page', async () => {
  const user = await open();
  await press(user, 'open');
  await back();
  expect(dialogs()).toEqual([]);
  expect(here()).toBe('/page');
  await back();
  expect(here()).toBe('/start');
  expect(screen.getByRole('link', { name: 'to page' })).toBeVisible();
});

it('closes the topmost of nested overlays', async () => {
  const user = await open();
  await press(user, 'open');
  await press(user, 'open over one');
  await back();
  expect(dialogs()).toEqual(['one']);
  await back();
  expect(dialogs()).toEqual([]);
  expect(here()).toBe('/page');
});

it('needs no second Back after its own button closed it, and Forward opens nothing', async () => {
  const user = await open();
  await press(user, 'open');
  await press(user, 'close one');
  await move(1);
  expect(dialogs()).toEqual([]);
  expect(screen.getByRole('heading')).toHaveTextContent('page');
  await back();
  expect(here()).toBe('/start');
});

it('leads back to the page below a link that was followed', async () => {
  const user = await open();
  await press(user, 'open');
  await user.click(screen.getByRole('link', { name: 'link in one' }));
  expect(await screen.findByRole('heading', { name: 'other' })).toBeVisible();
  await back();
  expect(await screen.findByRole('heading', { name: 'page' })).toBeVisible();
  expect(dialogs()).toEqual([]);
  await back();
  expect(here()).toBe('/start');
});

it('leads back past both entries of nested overlays', async () => {
  const user = await open();
  await press(user, 'open');
  await press(user, 'open over one');
  await user.click(screen.getByRole('link', { name: 'link in one nested' }));
  expect(await screen.findByRole('heading', { name: 'other' })).toBeVisible();
  await back();
  expect(await screen.findByRole('heading', { name: 'page' })).toBeVisible();
  await back();
  expect(here()).toBe('/start');
});

it('goes with a change of address that closes it, and Forward leads there again', async () => {
  const user = await open();
  await press(user, 'open');
  await press(user, 'close and filter');
  expect(screen.getByRole('heading')).toHaveTextContent('page ?filtered');
  await back();
  expect(here()).toBe('/page');
  await move(1);
  expect(here()).toBe('/page?filtered');
  expect(screen.getByRole('heading')).toHaveTextContent('page ?filtered');
});

it.each(['Back', 'button'])('keeps what the page wrote to its address meanwhile (%s)', async (way) => {
  const user = await open();
  await press(user, 'open');
  await press(user, 'write');
  if (way === 'Back') await back();
  else await press(user, 'close one');
  expect(dialogs()).toEqual([]);
  expect(here()).toBe('/page?written');
  expect(screen.getByRole('heading')).toHaveTextContent('page ?written');
  await back();
  expect(here()).toBe('/start');
});

it('leaves open what refuses to close', async () => {
  const user = await open();
  await press(user, 'open firm');
  await back();
  await back();
  expect(dialogs()).toEqual(['firm']);
  expect(here()).toBe('/page');
  await press(user, 'close firm');
  await back();
  expect(here()).toBe('/start');
});

it('closes an overlay before the page asks about what was typed', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('text'), 'a');
  await press(user, 'open');
  await back();
  expect(dialogs()).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await back();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(here()).toBe('/page');
  // Back over the question is an answer to it.
  await back();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(here()).toBe('/page');
});

it('asks before several steps at once lead away from under an overlay', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('text'), 'a');
  await press(user, 'open');
  await move(-2);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(here()).toBe('/page');
  await back();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(here()).toBe('/page');
});

it('opens a page while the entry of an overlay that was closed is still on its way out', async () => {
  const user = await open();
  await press(user, 'open');
  fireEvent.click(screen.getByRole('button', { name: 'close one' }));
  await Promise.resolve();
  await act(() => router.navigate('/other'));
  await settle();
  expect(screen.getByRole('heading', { name: 'other' })).toBeVisible();
  expect(here()).toBe('/other');
  await back();
  expect(screen.getByRole('heading')).toHaveTextContent('page');
  await back();
  expect(here()).toBe('/start');
});
