import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { MapPosition } from './search-url';

/** Browsers refuse an address that changes with every frame. */
const DELAY_MS = 200;

/** Writes the map's position into the address once it rests, and never over an address that it does not belong to. */
export function useRememberedPosition(write: (position: MapPosition) => void): (position: MapPosition) => void {
  const latestWrite = useRef(write);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; position: MapPosition }>(undefined);
  // With the commit that shows an address, not some time after it.
  useLayoutEffect(() => {
    latestWrite.current = write;
  });

  function forget(): void {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }
  function flush(): void {
    const position = waiting.current?.position;
    forget();
    if (position) latestWrite.current(position);
  }

  const writeNow = useEffectEvent(flush);
  const drop = useEffectEvent(forget);
  useEffect(() => {
    const press = () => writeNow();
    const leave = () => drop();
    // A press may lead to another page: what is to be remembered here has to be written before.
    document.addEventListener('click', press, { capture: true });
    // After Back the address is another one, although the page still shows the former.
    window.addEventListener('popstate', leave);
    return () => {
      document.removeEventListener('click', press, { capture: true });
      window.removeEventListener('popstate', leave);
      leave();
    };
  }, []);

  return (position) => {
    forget();
    waiting.current = { position, timer: setTimeout(flush, DELAY_MS) };
  };
}
