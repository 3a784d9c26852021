import { currentToken, onTokenChange, sessionEnd } from '../../../lib/session/token';
import { newRequestKey } from '../../../lib/new-request-key';
import { sessionStore } from '../../../lib/storage';
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

/** What the next member must not find: drafts carry the member's id, and go when the person signs out. */
onTokenChange(() => {
  if (currentToken() === null && sessionEnd() === 'signed-out') dropAllDrafts();
});

const keyOf = (viewerId: string, facilityId: string) => `${PREFIX}${viewerId}:${facilityId}`;

export const newDraft = (): ReviewDraft => ({ values: EMPTY_REVIEW, requestKey: newRequestKey(), hasLostPhotos: false });

/** null: nothing was begun. */
export function readDraft(viewerId: string, facilityId: string): ReviewDraft | null {
  const stored = parse(sessionStore.get(keyOf(viewerId, facilityId)));
  if (!stored) return null;
  const { requestKey, imageCount, ...values } = stored;
  const images = pickedFiles.get(requestKey) ?? [];
  return { values: { ...values, images }, requestKey, hasLostPhotos: imageCount > images.length };
}

export function keepDraft(viewerId: string, facilityId: string, { values, requestKey }: ReviewDraft): void {
  if (!isTouched(values)) return dropDraft(viewerId, facilityId);
  const { images, ...rest } = values;
  pickedFiles.set(requestKey, images);
  sessionStore.set(
    keyOf(viewerId, facilityId),
    JSON.stringify({ ...rest, requestKey, imageCount: images.length } satisfies StoredDraft),
  );
}

export function dropDraft(viewerId: string, facilityId: string): void {
  const key = keyOf(viewerId, facilityId);
  const stored = parse(sessionStore.get(key));
  if (stored) pickedFiles.delete(stored.requestKey);
  sessionStore.remove(key);
}

function dropAllDrafts(): void {
  pickedFiles.clear();
  sessionStore
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .forEach(sessionStore.remove);
}

/** What an older version or another hand left there is no draft. */
function parse(text: string | null): StoredDraft | null {
  const stored = parseJson(text);
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

function parseJson(text: string | null): Partial<StoredDraft> | null {
  try {
    return JSON.parse(text ?? 'null') as Partial<StoredDraft> | null;
  } catch {
    return null;
  }
}
