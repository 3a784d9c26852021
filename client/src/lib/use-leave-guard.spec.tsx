import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router';
import { useLeaveBlocker, useLeaveGuard } from './use-leave-guard';

function Form() {
  const [text, setText] = useState('');
  const [isSaved, setIsSaved] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (isSaved) void navigate(-1);
  }, [isSaved, navigate]);
  const { isAsking, leave, stay, cancel } = useLeaveGuard(text !== '' && !isSaved, () => void navigate(-1));
  return (
    <>
      <h1>form</h1>
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/other?a=1">link</Link>
      <a href="#part">fragment</a>
      <a href="/other" target="_blank" rel="noopener">
        new tab
      </a>
      <button onClick={cancel}>cancel</button>
      <button onClick={() => void navigate('/other')}>saved</button>
      <button onClick={() => setIsSaved(true)}>saved, and back</button>
      {isAsking && (
        <div role="dialog">
          <button onClick={leave}>leave</button>
          <button onClick={stay}>stay</button>
        </div>
      )}
    </>
  );
}

function Site() {
  useLeaveBlocker();
  return <Outlet />;
}

let router: ReturnType<typeof createBrowserRouter>;
afterEach(() => router.dispose());

/** The real router on the real history of the window: start, form. */
async function open(page = <Form />) {
  window.history.pushState(null, '', '/start');
  const user = userEvent.setup();
  router = createBrowserRouter([
    {
      element: <Site />,
      children: [
        { path: '/start', element: <Link to="/form">to form</Link> },
        { path: '/form', element: page },
        { path: '/other', element: <h1>other</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await user.click(screen.getByRole('link', { name: 'to form' }));
  return user;
}

const type = (user: ReturnType<typeof userEvent.setup>) => user.type(screen.getByLabelText('text'), 'a');
const back = () => act(async () => window.history.back());
const here = () => window.location.pathname;
const dialog = () => screen.findByRole('dialog');

it('asks before a link is followed', async () => {
  const user = await open();
  await type(user);
  await user.click(screen.getByRole('link', { name: 'link' }));
  await dialog();
  expect(here()).toBe('/form');
  await user.click(screen.getByRole('button', { name: 'stay' }));
  expect(screen.getByLabelText('text')).toHaveValue('a');
  await user.click(screen.getByRole('link', { name: 'link' }));
  await user.click(screen.getByRole('button', { name: 'leave' }));
  expect(await screen.findByRole('heading', { name: 'other' })).toBeVisible();
  expect(window.location.search).toBe('?a=1');
});

it('asks before Back leads away, and goes there when the person says so', async () => {
  const user = await open();
  await type(user);
  await back();
  await dialog();
  await waitFor(() => expect(here()).toBe('/form'));
  await user.click(screen.getByRole('button', { name: 'stay' }));
  expect(screen.getByLabelText('text')).toHaveValue('a');
  await back();
  await dialog();
  await waitFor(() => expect(here()).toBe('/form'));
  await user.click(screen.getByRole('button', { name: 'leave' }));
  expect(await screen.findByRole('link', { name: 'to form' })).toBeVisible();
  expect(here()).toBe('/start');
});

it('asks once about two forms of a page', async () => {
  const forms = ['one', 'two'].map((name) => (
    <section key={name} aria-label={name}>
      <Form />
    </section>
  ));
  const user = await open(<>{forms}</>);
  const fields = screen.getAllByLabelText('text');
  for (const field of fields) await user.type(field, 'a');
  await back();
  await dialog();
  await waitFor(() => expect(here()).toBe('/form'));
  await user.click(screen.getByRole('button', { name: 'stay' }));
  // The one that was asked about holds nothing any more: the other still does.
  await user.clear(fields[0]!);
  await back();
  await dialog();
  await waitFor(() => expect(here()).toBe('/form'));
  await user.click(screen.getByRole('button', { name: 'stay' }));
  await user.type(fields[0]!, 'a');
  await user.click(screen.getAllByRole('link', { name: 'link' })[0]!);
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'stay' }));
  await back();
  await dialog();
  await waitFor(() => expect(here()).toBe('/form'));
  await user.click(screen.getByRole('button', { name: 'leave' }));
  expect(await screen.findByRole('link', { name: 'to form' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks before its own way back, and only once', async () => {
  const user = await open();
  await type(user);
  await user.click(screen.getByRole('button', { name: 'cancel' }));
  await user.click(screen.getByRole('button', { name: 'leave' }));
  expect(await screen.findByRole('link', { name: 'to form' })).toBeVisible();
});

it('lets the browser ask before the tab is closed', async () => {
  const user = await open();
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(true);
  await type(user);
  expect(close()).toBe(false);
});

it.each(['new tab', 'fragment'])('does not ask about a link that stays here (%s)', async (name) => {
  const user = await open();
  await type(user);
  await user.click(screen.getByRole('link', { name }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('text')).toHaveValue('a');
});

it('does not ask when nothing would be lost', async () => {
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'link' }));
  expect(await screen.findByRole('heading', { name: 'other' })).toBeVisible();
});

it('does not ask about what the page does by itself', async () => {
  const user = await open();
  await type(user);
  await user.click(screen.getByRole('button', { name: 'saved' }));
  expect(await screen.findByRole('heading', { name: 'other' })).toBeVisible();
});

it('does not ask when the page goes back by itself, done', async () => {
  const user = await open();
  await type(user);
  await user.click(screen.getByRole('button', { name: 'saved, and back' }));
  expect(await screen.findByRole('link', { name: 'to form' })).toBeVisible();
});
