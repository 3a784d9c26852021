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

// A test asks for these three of every element, again and again: jsdom's own answer, which computes all properties from all rules that
// antd writes, was most of a spec's time.
const AT_RULES = /@[^{}]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
// Only rules that hide something, or make it unpressable, decide a test.
const DECIDING = /(?:^|[;{\s])(?:display:\s*none|visibility:|pointer-events:)/;
const PARENTHESES = /\([^()]*\)/g;
const valueIn = (rule, property) => new RegExp(`[{;\\s]${property}:\\s*([\\w-]+)`).exec(rule)?.[1];

/** By a class of the element they are about; by '' those that ask for none. */
const rulesByClass = new Map();
const knownRules = new Set();

function addRule(rule) {
  if (knownRules.has(rule) || !DECIDING.test(rule)) return;
  knownRules.add(rule);
  const values = Object.fromEntries(['display', 'visibility', 'pointer-events'].map((name) => [name, valueIn(rule, name)]));
  for (const selector of rule.slice(0, rule.indexOf('{')).split(/,(?![^(]*\))/)) {
    if (selector.includes('::')) continue;
    const subject = selector
      .replace(PARENTHESES, '')
      .replace(PARENTHESES, '')
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const name = /\.([\w-]+)/.exec(subject)?.[1] ?? '';
    rulesByClass.set(name, [...(rulesByClass.get(name) ?? []), { selector: selector.trim(), values, order: knownRules.size }]);
  }
}

/** What was written into a style element; jsdom need not parse it. */
const stylesheets = new WeakMap();
Object.defineProperty(window.HTMLStyleElement.prototype, 'innerHTML', {
  configurable: true,
  set(css) {
    stylesheets.set(this, css);
    css
      .replace(AT_RULES, '')
      .match(/[^{}]+\{[^{}]*\}/g)
      ?.forEach(addRule);
  },
  get() {
    return stylesheets.get(this) ?? this.textContent;
  },
});

const computeStyle = window.getComputedStyle.bind(window);
const displays = new Map();

/** What the browser's own stylesheet says of such an element. */
function defaultDisplay(element) {
  const kind = [element.tagName, ...['type', 'hidden', 'open'].map((name) => element.getAttribute(name))].join();
  if (!displays.has(kind)) {
    const bare = element.cloneNode(false);
    bare.removeAttribute('class');
    bare.removeAttribute('style');
    displays.set(kind, computeStyle(bare).display);
  }
  return displays.get(kind);
}

function ownValue(element, property) {
  const inline = element.hasAttribute('style') && element.style.getPropertyValue(property);
  if (inline) return inline;
  let last = { order: 0 };
  for (const name of ['', ...(element.getAttribute('class') ?? '').split(' ')])
    for (const rule of rulesByClass.get(name) ?? [])
      if (rule.values[property] && rule.order > last.order && element.matches(rule.selector)) last = rule;
  return last.values?.[property];
}

function inheritedValue(element, property, initial) {
  for (let at = element; at; at = at.parentElement) {
    const value = ownValue(at, property);
    if (value) return value;
  }
  return initial;
}

const QUICK = {
  display: (element) => ownValue(element, 'display') ?? defaultDisplay(element),
  visibility: (element) => inheritedValue(element, 'visibility', 'visible'),
  pointerEvents: (element) => inheritedValue(element, 'pointer-events', 'auto'),
};

window.getComputedStyle = (element) =>
  new Proxy(
    {},
    {
      get(_target, name) {
        if (QUICK[name]) return QUICK[name](element);
        if (name === 'getPropertyValue')
          return (property) => (QUICK[property] ? QUICK[property](element) : computeStyle(element).getPropertyValue(property));
        return computeStyle(element)[name];
      },
    },
  );
