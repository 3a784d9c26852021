import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKER_SIZE_PROPERTIES } from './marker-sizes';

const sheets = readdirSync(__dirname).filter((file) => file.endsWith('.css'));
const textOf = (file: string) => readFileSync(join(__dirname, file), 'utf8');

describe('sizes of markers', () => {
  it('stand in marker-sizes.ts and not in the stylesheet of markers', () => {
    const sizes =
      /^\s*(?:--[\w-]+|(?:min-)?(?:width|height)|margin[\w-]*|padding[\w-]*|border(?:-width)?|bottom|left|background[\w-]*):.*/gm;
    const found = textOf('map-marker.module.css').match(sizes) ?? [];
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter((declaration) => /[1-9]\d*px/.test(declaration))).toEqual([]);
  });

  it('say in every stylesheet how high a row and how wide a column is', () => {
    const steps = sheets.flatMap((sheet) => textOf(sheet).match(/var\(--(?:row|column)\) \*[^;]*/g) ?? []);
    expect(steps).toHaveLength(4);
    expect(steps.filter((step) => /\dpx/.test(step))).toEqual([]);
  });

  it('are all used, and nothing is used that has no size', () => {
    const used = new Set(
      sheets.flatMap((sheet) => textOf(sheet).match(/--(?:marker|named|compact|badge|dim|cluster|me|window)-[\w-]+/g) ?? []),
    );
    expect([...used].sort()).toEqual(Object.keys(MARKER_SIZE_PROPERTIES).sort());
  });
});
