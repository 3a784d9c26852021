const HALF_HOUR_MS = 30 * 60_000;

/**
 * Until when a line about hours may be shown. Not only until the status changes: it also speaks of today and tomorrow, and where an
 * unknown state follows no change is named. All of these begin at full half hours.
 */
export function holdsUntil(changesAt: string | null): string {
  const now = Date.now();
  const check = now - (now % HALF_HOUR_MS) + HALF_HOUR_MS;
  return changesAt && Date.parse(changesAt) > now && Date.parse(changesAt) < check ? changesAt : new Date(check).toISOString();
}
