import { expose } from 'comlink';
import { outlineService } from '../src/components/map/outline-service';

/** The worker of the boundaries in the same thread: jsdom has none. */
export default class OutlineWorker extends EventTarget {
  readonly #inside = Object.assign(new EventTarget(), { postMessage: (data: unknown) => send(this, data) });

  constructor() {
    super();
    expose(outlineService, this.#inside);
  }

  postMessage(data: unknown): void {
    send(this.#inside, data);
  }
}

/** A message is always a later turn's. */
const send = (to: EventTarget, data: unknown) =>
  void Promise.resolve().then(() => to.dispatchEvent(new MessageEvent('message', { data })));
