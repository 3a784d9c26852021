/** Watches for long tasks from the start of the page; `begin` and `end` tell which are meant. */
export async function watchLongTasks(page) {
  await page.addInitScript(() => {
    const tasks = [];
    const frames = [];
    const observe = (type, keep) =>
      new window.PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
    observe('longtask', ({ startTime, duration }) => tasks.push({ startTime, duration }));
    observe('long-animation-frame', ({ startTime, duration, renderStart, styleAndLayoutStart, blockingDuration, scripts }) =>
      frames.push({
        startTime,
        duration,
        blocking: blockingDuration,
        scriptMs: renderStart ? renderStart - startTime : duration,
        layoutMs: styleAndLayoutStart ? startTime + duration - styleAndLayoutStart : 0,
        scripts: scripts.map(({ invoker, sourceFunctionName, sourceURL, duration: ms, forcedStyleAndLayoutDuration }) => ({
          invoker,
          source: `${sourceFunctionName} ${sourceURL.split('/').at(-1)}`,
          ms: Math.round(ms),
          forcedLayoutMs: Math.round(forcedStyleAndLayoutDuration),
        })),
      }),
    );
    let since = Infinity;
    window.longTasks = {
      begin: () => {
        since = performance.now();
      },
      end: () => ({
        tasks: tasks.filter(({ startTime }) => startTime >= since),
        frames: frames.filter(({ startTime }) => startTime >= since),
      }),
    };
  });
}
