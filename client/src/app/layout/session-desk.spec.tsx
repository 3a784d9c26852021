import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { createTestServer } from '../../../test/graphql-answers';
import { createApolloClient } from '../../lib/apollo-client';
import { SessionDesk } from './session-desk';

const mockLoaded = jest.fn<void, []>();
jest.mock('./toasts', () => {
  mockLoaded();
  return { Toasts: () => null };
});

it('has the code for messages come when somebody begins to do something, once', async () => {
  render(
    <ApolloProvider client={createApolloClient(createTestServer({}).link)}>
      <MemoryRouter>
        <SessionDesk />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await new Promise((done) => setTimeout(done, 150));
  expect(mockLoaded).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  fireEvent.keyDown(document.body);
  await waitFor(() => expect(mockLoaded).toHaveBeenCalledTimes(1));
});
