import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';

// Imported first: from here on Node keeps no map of what it loads. All of them cost each run memory for the one that fails.
process.setSourceMapsEnabled(false);

/** A stack with the places in our sources, as `--enable-source-maps` would have written it. */
export function mappedStack(stack: string): string {
  return stack.replace(/([^\s():]+\.js):(\d+):(\d+)/g, (place, file: string, line: string, column: string) => {
    try {
      const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
      const origin = map.findOrigin(Number(line), Number(column));
      return 'fileName' in origin
        ? `${resolve(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
        : place;
    } catch {
      // A library's file has none.
      return place;
    }
  });
}
