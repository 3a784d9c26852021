import { createProgressLine } from './progress-line';

function screen(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const line = createProgressLine({ isTTY, write: (text) => written.push(text) }, () => time);
  return { written, line, wait: (milliseconds: number) => (time += milliseconds) };
}

const reading = (doneBytes: number, rows: number) => ({ step: 'read', doneBytes, totalBytes: 30_600_000, rows }) as const;

describe('createProgressLine', () => {
  it('overwrites one line on a terminal and ends it', () => {
    const { written, line, wait } = screen(true);
    line.show({ step: 'download', doneBytes: 1_500_000, totalBytes: null, rows: 0 });
    line.show(reading(0, 0));
    line.show(reading(1_000_000, 250));
    wait(150);
    line.show(reading(15_300_000, 12_000));
    line.show({ step: 'write', rows: 24_000 });
    line.end();
    line.end();
    expect(written).toEqual([
      '\r\u001b[K내려받는 중 · 1.5MB',
      '\r\u001b[K읽는 중 · 0.0/30.6MB (0%) · 0줄',
      '\r\u001b[K읽는 중 · 15.3/30.6MB (50%) · 12,000줄',
      '\r\u001b[K저장하는 중 · 24,000줄',
      '\n',
    ]);
  });

  it('writes a few whole lines to a log', () => {
    const { written, line, wait } = screen(false);
    for (let rows = 0; rows < 100; rows++) {
      line.show(reading(rows * 100_000, rows * 250));
      wait(100);
    }
    line.end();
    expect(written).toEqual(['읽는 중 · 0.0/30.6MB (0%) · 0줄\n', '읽는 중 · 5.0/30.6MB (16%) · 12,500줄\n']);
  });
});
