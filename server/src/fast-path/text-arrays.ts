import * as pg from 'pg';
import { isFastPathOn } from '../config';

/** Of pg_type; the driver's list of names has no arrays. */
export const TEXT_ARRAY: number = 1009;

const CACHED_MAX = 1_000;
const LENGTH_MAX = 100;
const parse = pg.types.getTypeParser(TEXT_ARRAY, 'text') as (text: string) => string[];
const cache = new Map<string, readonly string[]>();

/** Parses text[] columns; caches short ones, as a page of places repeats a handful of them. Frozen, because callers share them. */
export const readTexts = isFastPathOn('text-arrays') ? readCached : parse;

function readCached(text: string): readonly string[] {
  const cached = cache.get(text);
  if (cached) return cached;
  const texts = parse(text);
  if (text.length <= LENGTH_MAX && cache.size < CACHED_MAX) cache.set(text, Object.freeze(texts));
  return texts;
}
