// Waits for the end of a drill, however it ends, and then ends and removes what the drill could not. Told by lines on standard input:
// `process PID` and `ended PID`, `postgres FOLDER`, `mount FOLDER`, `folder FOLDER`.
const { execFileSync } = require('node:child_process');
const { readdirSync, readFileSync, rmSync } = require('node:fs');
const { createInterface } = require('node:readline');

const told = { process: new Set(), postgres: new Set(), mount: new Set(), folder: new Set() };
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
createInterface(process.stdin)
  .on('line', (line) => {
    const [, word, thing] = /^(\w+) (.+)$/.exec(line);
    if (word === 'ended') told.process.delete(thing);
    else told[word].add(thing);
  })
  .on('close', () => {
    for (const pid of told.process) attempt(() => process.kill(Number(pid), 'SIGKILL'));
    for (const data of told.postgres) attempt(() => stopPostgres(data));
    setTimeout(() => {
      for (const folder of told.mount) attempt(() => execFileSync('umount', [folder], { stdio: 'ignore' }));
      for (const folder of told.folder) attempt(() => rmSync(folder, { recursive: true, force: true }));
    }, 1000);
  });

function stopPostgres(data) {
  const pid = Number(readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  // A frozen one hears nothing.
  for (const frozen of [pid, ...childrenOf(pid)]) attempt(() => process.kill(frozen, 'SIGCONT'));
}

function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}

function attempt(work) {
  try {
    work();
  } catch {
    // Gone already.
  }
}
