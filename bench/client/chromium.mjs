export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** As in playwright.config.ts. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
