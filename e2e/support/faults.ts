import type { BrowserContext } from '@playwright/test';
import { PHOTO } from './member-pages';
import { SECOND_PHOTO, THIRD_PHOTO } from './review-pages';

interface Expected {
  pattern: RegExp;
  hasHappened: boolean;
}

const PHOTOS = [PHOTO, SECOND_PHOTO, THIRD_PHOTO].map(({ name }) => name.replace('.png', ''));

/** A photo of another journey's review that was deleted after the list was read; journeys ask for their own photos by themselves. */
const isDeletedPhoto = (fault: string): boolean =>
  /status of 404 .*\/files\//.test(fault) && PHOTOS.some((name) => fault.includes(`/${encodeURIComponent(name)}.`));

/** Everything a person would not see but that is wrong: scripts that fail, errors in the console, calls to foreign hosts. */
export class Faults {
  private readonly seen: string[] = [];
  private readonly expected: Expected[] = [];
  private readonly hosts = new Set(['127.0.0.1']);

  watch(context: BrowserContext): void {
    context.on('weberror', (fault) => this.seen.push(`script: ${fault.error().message}`));
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      const fault = `console: ${message.text()} (${message.location().url})`;
      if (!isDeletedPhoto(fault)) this.seen.push(fault);
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
