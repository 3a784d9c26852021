import { Transform } from 'node:stream';

const NEW_LINE = 0x0a;

/** Passes COPY's text format through and counts its rows, one per line: line breaks in values are escaped. */
export class RowCounter extends Transform {
  rows = 0;

  constructor(onRows?: (rows: number) => void) {
    super({
      transform: (chunk: Buffer, _encoding, done) => {
        for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) this.rows += 1;
        onRows?.(this.rows);
        done(null, chunk);
      },
    });
  }
}
