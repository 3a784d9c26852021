import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mappedStack } from './lazy-source-maps';

describe('mappedStack', () => {
  it('maps positions of files with a source map and keeps all others', () => {
    const dir = mkdtempSync(join(tmpdir(), 'baldojang-map-'));
    const map = { version: 3, sources: ['../src/import.ts'], names: [], mappings: ';AAUI' };
    writeFileSync(join(dir, 'import.js.map'), JSON.stringify(map));
    const stack = (place: string) =>
      `Error: 안 됨 (a:1:2)\n    at work (${place})\n    at async ${place}\n    at node:internal/x:1:2\n    at /lib/index.js:3:4`;
    expect(mappedStack(stack(join(dir, 'import.js:2:1')))).toBe(stack(join(dir, '../src/import.ts:11:5')));
  });
});
