type Hold = (event: PopStateEvent) => void;

let hold: Hold | null = null;

// `popstate` reaches its listeners in the order in which they came (Chromium knows no capture on the window): only one that is there
// before the router hears of a move before it does. Imported by main.tsx for that.
window.addEventListener('popstate', (event) => hold?.(event));

/** What hears of Back and Forward before the router does; null for nobody. */
export const setPopstateGate = (next: Hold | null) => void (hold = next);
