// Faults that no rule of the product foresees, made on purpose inside the real process: a path of its own makes each.
const { Server } = require('node:http');
const { createConnection } = require('node:net');

const FAULTS = {
  '/fault/rejection': () => void Promise.reject(new Error('FAULT rejection')),
  '/fault/timer': () =>
    void setTimeout(() => {
      throw new Error('FAULT timer');
    }),
  '/fault/event': (req) => {
    const socket = createConnection({ host: '127.0.0.1', port: req.socket.localPort });
    socket.on('connect', () => {
      socket.destroy();
      throw new Error('FAULT event');
    });
  },
  '/fault/no-error': () => void Promise.reject(undefined),
};

const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...args) {
  const fault = event === 'request' && FAULTS[args[0].url];
  if (!fault) return emit.call(this, event, ...args);
  args[1].end('made');
  fault(args[0]);
  return true;
};
