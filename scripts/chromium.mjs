// The Chromium of journeys, drawings and the client's bench: the system's, as nothing here downloads one.
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Without the last five Chromium calls its maker's hosts, which a machine with a closed network refuses by the dozen. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
