import { currentToken, onTokenChange, sessionEnd } from '../../../lib/session/token';
import { newRequestKey } from '../../../lib/new-request-key';
import { EMPTY_REVIEW, isTouched, type ReviewValues } from '../form/review-values';

/** A review that is being written. One request key from the first letter to the answer: sent again, it makes no second review. */
export interface ReviewDraft {
  values: ReviewValues;
  requestKey: string;
  /** There were photos, and the tab was loaded anew: they have to be picked again. */
  hasLostPhotos: boolean;
}

interface StoredDraft extends Omit<ReviewValues, 'images'> {
  requestKey: string;
  imageCount: number;
}

const PREFIX = 'review-draft:';
/** Files cannot be stored with the tab; here they outlive the form, which a sign-in may draw anew. By request key. */
const pickedFiles = new Map<string, readonly File[]>();
/** Instead of the tab's own storage where a browser forbids it. */
const memory = new Map<string, string>();

/** What the next member must not find: drafts carry the member's id, and go when the person signs out. */
onTokenChange(() => {
  if (currentToken() === null && sessionEnd() === 'signed-out') dropAllDrafts();
});

const keyOf = (viewerId: string, facilityId: string) => `${PREFIX}${viewerId}:${facilityId}`;

export const newDraft = (): ReviewDraft => ({ values: EMPTY_REVIEW, requestKey: newRequestKey(), hasLostPhotos: false });

/** null: nothing was begun. */
export function readDraft(viewerId: string, facilityId: string): ReviewDraft | null {
  const stored = parse(read(keyOf(viewerId, facilityId)));
  if (!stored) return null;
  const { requestKey, imageCount, ...values } = stored;
  const images = pickedFiles.get(requestKey) ?? [];
  return { values: { ...values, images }, requestKey, hasLostPhotos: imageCount > images.length };
}

export function keepDraft(viewerId: string, facilityId: string, { values, requestKey }: ReviewDraft): void {
  if (!isTouched(values)) return dropDraft(viewerId, facilityId);
  const { images, ...rest } = values;
  pickedFiles.set(requestKey, images);
  write(keyOf(viewerId, facilityId), JSON.stringify({ ...rest, requestKey, imageCount: images.length } satisfies StoredDraft));
}

export function dropDraft(viewerId: string, facilityId: string): void {
  const key = keyOf(viewerId, facilityId);
  const stored = parse(read(key));
  if (stored) pickedFiles.delete(stored.requestKey);
  write(key, null);
}

function dropAllDrafts(): void {
  pickedFiles.clear();
  memory.clear();
  guarded(() => {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(PREFIX));
    keys.forEach((key) => window.sessionStorage.removeItem(key));
  });
}

const read = (key: string) => memory.get(key) ?? guarded(() => window.sessionStorage.getItem(key)) ?? null;

function write(key: string, text: string | null): void {
  memory.delete(key);
  const isStored = guarded(() => {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
    return true;
  });
  if (!isStored && text !== null) memory.set(key, text);
}

/** Storage may be forbidden or full, which browsers tell by throwing. */
function guarded<Result>(attempt: () => Result): Result | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

/** What an older version or another hand left there is no draft. */
function parse(text: string | null): StoredDraft | null {
  const stored = text === null ? null : (guarded(() => JSON.parse(text) as Partial<StoredDraft> | null) ?? null);
  if (!stored) return null;
  const { content, rating, tags, tagText, requestKey, imageCount } = stored;
  const isWhole =
    typeof content === 'string' &&
    typeof rating === 'number' &&
    typeof tagText === 'string' &&
    typeof requestKey === 'string' &&
    typeof imageCount === 'number' &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === 'string');
  return isWhole ? { content, rating, tags, tagText, requestKey, imageCount } : null;
}
