import { REVIEW_RULES } from '../../../graphql/constants.generated';
import { currentToken, onTokenChange, sessionEnd } from '../../../lib/session/token';
import { newRequestKey } from '../../../lib/new-request-key';
import { sessionStore } from '../../../lib/storage';

/** What the form of a review holds. */
export interface ReviewValues {
  content: string;
  rating: number;
  /** Normalised, without `#`. */
  tags: readonly string[];
  /** Typed but not yet a tag. */
  tagText: string;
  /** Picked, still on the person's device. */
  images: readonly File[];
  /** Names of stored photos that are to be deleted. */
  removed: readonly string[];
}

export const EMPTY_REVIEW: ReviewValues = {
  content: '',
  rating: REVIEW_RULES.rating.default,
  tags: [],
  tagText: '',
  images: [],
  removed: [],
};

/** Whether there is anything that a person would miss. */
export const isTouched = (values: ReviewValues, from: ReviewValues) =>
  values.content !== from.content ||
  values.rating !== from.rating ||
  values.tags.join(' ') !== from.tags.join(' ') ||
  values.tagText !== '' ||
  values.images.length > 0 ||
  values.removed.length > 0;

/** A review that is being written. One request key from the first letter to the answer: sent again, it makes no second review. */
export interface ReviewDraft {
  values: ReviewValues;
  requestKey: string;
  /** There were photos before the tab was reloaded: they have to be picked again. */
  hasLostPhotos: boolean;
}

interface StoredDraft extends Omit<ReviewValues, 'images' | 'removed'> {
  requestKey: string;
  imageCount: number;
}

const PREFIX = 'review-draft:';
/** By request key. Files cannot be stored with the tab; here they outlive the form, which a sign-in may mount again. */
const pickedFiles = new Map<string, readonly File[]>();

/** The next member must not find them: drafts carry the member's id and are dropped when the person signs out. */
onTokenChange(() => {
  if (currentToken() === null && sessionEnd() === 'signed-out') dropAllDrafts();
});

const keyOf = (viewerId: string, facilityId: string) => `${PREFIX}${viewerId}:${facilityId}`;

export const newDraft = (): ReviewDraft => ({ values: EMPTY_REVIEW, requestKey: newRequestKey(), hasLostPhotos: false });

export function readDraft(viewerId: string, facilityId: string): ReviewDraft | null {
  const stored = parse(sessionStore.get(keyOf(viewerId, facilityId)));
  if (!stored) return null;
  const { requestKey, imageCount, ...values } = stored;
  const images = pickedFiles.get(requestKey) ?? [];
  return { values: { ...EMPTY_REVIEW, ...values, images }, requestKey, hasLostPhotos: imageCount > images.length };
}

export function keepDraft(viewerId: string, facilityId: string, { values, requestKey }: ReviewDraft): void {
  if (!isTouched(values, EMPTY_REVIEW)) return dropDraft(viewerId, facilityId);
  const { images, content, rating, tags, tagText } = values;
  const stored: StoredDraft = { content, rating, tags, tagText, requestKey, imageCount: images.length };
  pickedFiles.set(requestKey, images);
  sessionStore.set(keyOf(viewerId, facilityId), JSON.stringify(stored));
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

/** Anything else, such as what an older version stored, is no draft. */
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
