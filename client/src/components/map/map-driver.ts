import type { MapEngine } from './map-engine';
import type { MapViewport, MoveCause } from './map-types';

/** The running map, who moved it last, and what the page wished for before it ran. */
export class MapDriver {
  #engine: MapEngine | null = null;
  #wish: ((engine: MapEngine) => void) | null = null;
  #cause: MoveCause = 'program';

  get cause(): MoveCause {
    return this.#cause;
  }

  viewport(): MapViewport | null {
    return this.#engine?.viewport() ?? null;
  }

  attach(engine: MapEngine): void {
    this.#engine = engine;
    this.#wish?.(engine);
    this.#wish = null;
  }

  /** A person touched the map: the next move is theirs. */
  touched(): void {
    this.#cause = 'user';
  }

  /** Nobody did: the room for the map changed. */
  resized(): void {
    this.#cause = 'program';
  }

  /** Something the page wants; done as soon as the map runs, the last wish only. */
  perform(action: (engine: MapEngine) => void): void {
    this.#cause = 'program';
    if (this.#engine) action(this.#engine);
    else this.#wish = action;
  }

  /** The person's own step by a button on the map. */
  step(action: (engine: MapEngine) => void): void {
    this.#cause = 'user';
    if (this.#engine) action(this.#engine);
  }
}
