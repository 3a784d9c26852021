/** A few at a time. When one fails the others of its time are waited for, so that nothing goes on behind the caller's back. */
export async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += lanes) {
    const results = await Promise.allSettled(items.slice(start, start + lanes).map(work));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
