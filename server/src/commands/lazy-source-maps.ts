import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';

// Imported first: source maps of all modules would cost every run memory, and only a failure needs them.
process.setSourceMapsEnabled(false);

/** The stack with positions in our sources, as `--enable-source-maps` would show it. */
export function mappedStack(stack: string): string {
  return stack.replace(/([^\s():]+\.js):(\d+):(\d+)/g, (position, file: string, line: string, column: string) => {
    try {
      const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
      const origin = map.findOrigin(Number(line), Number(column));
      return 'fileName' in origin
        ? `${resolve(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
        : position;
    } catch {
      // Libraries have no map.
      return position;
    }
  });
}
