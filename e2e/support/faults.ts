import type { BrowserContext } from '@playwright/test';

interface Expected {
  pattern: RegExp;
  hasHappened: boolean;
}

/**
 * A photo that a journey of another worker has uploaded, and deleted after this one read the list. Whether uploaded photos are there is for
 * the journeys of their own worker to see.
 */
function isDeletedElsewhere(fault: string): boolean {
  const worker = /status of 404 .*\/files\/.*%20(\d+)\.\w+\)$/.exec(fault)?.[1];
  return worker !== undefined && worker !== process.env.TEST_WORKER_INDEX;
}

/** Everything a person would not see but that is wrong: scripts that fail, errors in the console, calls to foreign hosts. */
export class Faults {
  private readonly seen: string[] = [];
  private readonly expected: Expected[] = [];
  private readonly hosts = new Set(['127.0.0.1']);

  watch(context: BrowserContext): void {
    context.on('weberror', (fault) => this.seen.push(`script: ${fault.error().message}`));
    context.on('console', (message) => {
      const fault = `console: ${message.text()} (${message.location().url})`;
      if (message.type() === 'error' && !isDeletedElsewhere(fault)) this.seen.push(fault);
    });
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && !this.hosts.has(hostname)) this.seen.push(`foreign host: ${request.url()}`);
    });
  }

  /** A fault that belongs to the journey, such as the browser's own line about a page that answers 404. It has to happen. */
  expect(pattern: RegExp): void {
    this.expected.push({ pattern, hasHappened: false });
  }

  /** A host that the journey answers itself. */
  allowHost(host: string): void {
    this.hosts.add(host);
  }

  /** What happened without being expected, and what was expected without happening. */
  report(): string[] {
    const unexpected = this.seen.filter((fault) => {
      const matching = this.expected.filter(({ pattern }) => pattern.test(fault));
      for (const expected of matching) expected.hasHappened = true;
      return matching.length === 0;
    });
    const missing = this.expected.filter(({ hasHappened }) => !hasHappened).map(({ pattern }) => `did not happen: ${pattern}`);
    return [...unexpected, ...missing];
  }
}
