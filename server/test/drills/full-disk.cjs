// Loaded into the server by a drill: makes what is written below FULL_DISK_FOLDER fail as on a full disk, once more bytes came than the
// file FULL_DISK_SWITCH says are left. Without that file there is room. The server writes through node:fs/promises alone.
const fs = require('node:fs');
const promises = require('node:fs/promises');

const folder = process.env.FULL_DISK_FOLDER;
const switchFile = process.env.FULL_DISK_SWITCH;
let setAt = 0;
let left = Infinity;

function take(bytes) {
  const stats = fs.statSync(switchFile, { throwIfNoEntry: false });
  if (!stats) {
    setAt = 0;
    return;
  }
  if (stats.mtimeMs !== setAt) {
    setAt = stats.mtimeMs;
    left = Number(fs.readFileSync(switchFile, 'utf8'));
  }
  left -= bytes;
  if (left < 0)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { errno: -28, code: 'ENOSPC', syscall: 'write' });
}

const isBelow = (path) => typeof path === 'string' && path.startsWith(folder);
const { mkdir, writeFile, open } = promises;
promises.mkdir = async (path, ...rest) => {
  if (isBelow(path) && !fs.existsSync(path)) take(1);
  return mkdir(path, ...rest);
};
promises.writeFile = async (path, data, ...rest) => {
  if (isBelow(path)) take(data.length);
  return writeFile(path, data, ...rest);
};
promises.open = async (path, flags, ...rest) => {
  const handle = await open(path, flags, ...rest);
  if (!isBelow(path) || !flags || flags === 'r') return handle;
  const write = handle.writeFile.bind(handle);
  handle.writeFile = async (data, ...options) => {
    take(data.length);
    return write(data, ...options);
  };
  return handle;
};
