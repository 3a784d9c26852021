/** Where questions about the service and its texts go. Whoever runs the service puts an address of their own here. */
export const CONTACT = 'help@baldojang.example';
/** Day from which both texts hold. */
export const SINCE = '2026-03-01';
