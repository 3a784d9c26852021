// What browsers have and jsdom has not.
const { TextDecoder, TextEncoder } = require('node:util');

/** antd's Select schedules with it; Node's own would keep the test process alive. */
class MessageChannel {
  constructor() {
    const [a, b] = [{}, {}];
    const link = (from, to) => {
      from.postMessage = (data) => setTimeout(() => to.onmessage?.({ data }), 0);
      from.close = () => {};
    };
    link(a, b);
    link(b, a);
    this.port1 = a;
    this.port2 = b;
  }
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** As in browsers it tells of what it begins to observe; nothing changes its size here. */
class SizeObserver extends Observer {
  constructor(tell) {
    super();
    this.tell = tell;
  }
  observe() {
    void Promise.resolve().then(() => this.tell([], this));
  }
}

/** Nothing is laid out here: all is in view. */
class ViewObserver extends SizeObserver {
  observe(target) {
    void Promise.resolve().then(() => this.tell([{ target, isIntersecting: true }], this));
  }
}

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  MessageChannel,
  ResizeObserver: SizeObserver,
  IntersectionObserver: ViewObserver,
});
// React Router builds a Request for every navigation; only its address and signal are read.
globalThis.Request ??= class Request {
  constructor(url, { signal, method = 'GET' } = {}) {
    Object.assign(this, { url: String(url), signal, method, headers: new Map() });
  }
};
globalThis.Response ??= class Response {
  constructor(body, { status = 200, headers = {} } = {}) {
    Object.assign(this, { status, ok: status < 300, headers: new window.Headers(headers), text: async () => body });
  }
};
globalThis.matchMedia ??= (media) => ({
  matches: false,
  media,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
let objectUrls = 0;
URL.createObjectURL ??= () => `blob:picked-${(objectUrls += 1)}`;
URL.revokeObjectURL ??= () => {};
// Nothing is ever loaded: nobody can tell how.
Object.getPrototypeOf(performance).getEntriesByType ??= () => [];
window.scrollTo = () => {};
window.Element.prototype.scrollIntoView ??= () => {};
window.Element.prototype.setPointerCapture ??= () => {};

const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

// antd writes thousands of rules, and jsdom tries each on every element whose visibility a test asks for: most of a spec's time.
// Only those that hide something, or make it unpressable, decide a test.
const AT_RULES = /@[^{}]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const DECIDING = /(?:^|[;{\s])(?:display:\s*none|visibility:|pointer-events:)/;
Object.defineProperty(window.HTMLStyleElement.prototype, 'innerHTML', {
  configurable: true,
  set(css) {
    this.textContent = (css.replace(AT_RULES, '').match(/[^{}]+\{[^{}]*\}/g) ?? [])
      .filter((rule) => DECIDING.test(rule))
      .join('');
  },
  get() {
    return this.textContent;
  },
});
