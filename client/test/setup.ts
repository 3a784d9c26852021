import '@testing-library/jest-dom';
import { act, configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { rendersEverything } from '../src/lib/defer/render-everything';
import { closePets } from '../src/lib/pets/open-pets';
import { closeSignIn } from '../src/lib/session/sign-in-request';
import { hideToasts } from '../src/lib/toast';
import { localStore, sessionStore } from '../src/lib/storage';

configure({
  // Lazy pages and real antd on a busy machine need more than the default second to appear.
  asyncUtilTimeout: 10_000,
  // `findBy` fails many times before it succeeds: print the page only when it gives up, which asks once more.
  getElementError: (message, container) => {
    const isRetried = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
    const error = new Error(isRetried ? String(message) : `${message}\n\n${prettyDOM(container)}`);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// React's development build takes a stack trace for each element it creates, up to a limit: no test reads them.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty((React as unknown as Record<string, object>)[internals], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});

let complaints: string[] = [];

/**
 * About the test, not the page: parts that are not what a test waits for (the footer) may still get their answers, and a press may have
 * the router draw a page anew whose answer React looks at again.
 */
const ABOUT_THE_TEST = ['inside a test was not wrapped in act', 'A component suspended inside an `act` scope'];

// A warning of React, antd or Apollo is a fault of the page under test: `console.error` fails it.
beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const complaint = parts.map(String).join(' ');
    if (!ABOUT_THE_TEST.some((text) => complaint.includes(text))) complaints.push(complaint);
  });
});

// What one test asked for does not stand over the next.
afterEach(() =>
  act(() => {
    closeSignIn();
    closePets();
    rendersEverything(false);
    hideToasts(() => true);
  }),
);

// Before the cleaning of storage, which a test may have broken.
afterEach(() => jest.restoreAllMocks());

// Nobody is signed in unless a test says so.
afterEach(() => {
  for (const store of [localStore, sessionStore]) store.keys().forEach(store.remove);
});

afterEach(() => {
  const said = complaints;
  if (said.length) throw new Error(`console.error was called:\n${said.join('\n')}`);
});
