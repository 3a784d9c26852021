/** A Web Storage that never throws. What the browser refuses (site data blocked, or full) is held in memory until the tab closes. */
function safeStorage(name: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>();

  /** Blocked site data makes even the look at `window.localStorage` throw. */
  function attempt<Result>(action: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return action(window[name]);
    } catch {
      return otherwise;
    }
  }

  const remove = (key: string): void => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  };

  return {
    remove,
    get: (key: string): string | null => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    /** @returns whether the browser stored it; false: it is lost with a reload. */
    set: (key: string, value: string): boolean => {
      memory.delete(key);
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) return true;
      // A reload must not bring an older value back.
      remove(key);
      memory.set(key, value);
      return false;
    },
    keys: (): string[] => [...attempt((storage) => Object.keys(storage), []), ...memory.keys()],
  };
}

export const localStore = safeStorage('localStorage');
export const sessionStore = safeStorage('sessionStorage');
