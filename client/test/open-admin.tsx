import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Asked, RootResolvers } from './graphql-answers';
import { makeMember, signInBefore } from './make-member';
import { renderApp } from './render-app';

/** A page for administrators, as one of them opens it. */
export function openAdmin(path: string, resolvers: RootResolvers = {}) {
  signInBefore();
  const view = renderApp(path, {
    resolvers: {
      // As the server does: who brings no token is a visitor.
      viewer: (_args: unknown, { authorization }: Asked) => (authorization ? makeMember({ authNames: ['admin'] }) : null),
      ...resolvers,
    },
  });
  return {
    ...view,
    /** Arguments of each question for the list. */
    asked: (name: string) => view.server.calls.filter(({ field }) => field === name).map(({ args }) => args),
  };
}

/** Cells of the table's rows, as a person reads them. */
export const tableRows = async (name: string) => {
  const [, ...rows] = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows;
};

/** antd's list of choices repeats them for screen readers: the visible one has a title. */
export async function choose(user: UserEvent, label: string, text: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  const shown = await screen.findAllByTitle(text);
  await user.click(shown.at(-1)!);
}
