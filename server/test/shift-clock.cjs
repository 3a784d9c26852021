// Lets the process live CLOCK_SHIFT_MS ahead of the machine (behind it, below zero). Timers and performance.now() go on as ever, as they
// do when a real clock is set.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;

globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + shift);
    else super(...args);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
