import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One job after the other. */
export function openClient() {
  const child = fork(fileURLToPath(new URL('client.mjs', import.meta.url)));
  const run = (job, message) =>
    new Promise((done, failed) => {
      const gone = () => failed(new Error('The client has ended'));
      child.once('exit', gone).once('message', ({ result, error }) => {
        child.off('exit', gone);
        if (error) failed(new Error(error));
        else done(result);
      });
      child.send({ job, ...message });
    });
  return {
    /** @returns the milliseconds of each, and of all together, and how many were refused (503) */
    load: (message) => run('load', message),
    /** @returns the answers, parsed */
    read: (message) => run('read', message),
    close: () => child.kill(),
  };
}
