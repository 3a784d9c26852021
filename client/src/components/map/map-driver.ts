import type { MapEngine, MapViewport, MoveCause } from './map-types';

type Action = (engine: MapEngine) => void;

/** The running map, and who moved it last. */
export class MapDriver {
  #engine: MapEngine | null = null;
  /** The page's last call before the map ran. */
  #pending: Action | null = null;
  #cause: MoveCause = 'program';

  /** Who caused the last move. */
  get cause(): MoveCause {
    return this.#cause;
  }

  viewport(): MapViewport | null {
    return this.#engine?.viewport() ?? null;
  }

  attach(engine: MapEngine): void {
    this.#engine = engine;
    this.#pending?.(engine);
    this.#pending = null;
  }

  /** Says who causes the next move. */
  expect(cause: MoveCause): void {
    this.#cause = cause;
  }

  /** Runs an action, as soon as the map runs. */
  perform(action: Action, cause: MoveCause = 'program'): void {
    this.#cause = cause;
    if (this.#engine) action(this.#engine);
    else this.#pending = action;
  }
}
