const refuse = (name: string) => (): never => {
  throw new DOMException('refused', name);
};

/** As a browser that keeps no site data, until the test ends: the look at the store throws already. */
export function blockStorage(): void {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'));
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse('SecurityError'));
}

/** As a browser without room, until the test ends. */
export function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
}
