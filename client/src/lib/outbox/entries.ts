import { type ApolloClient, makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import type {
  CreateReviewInput,
  CreateVisitReportInput,
  ToggleFavoriteInput,
  ToggleReviewLikeInput,
} from '../../graphql/types.generated';
import { ViewerDocument } from '../session/viewer.generated';

/** The mutations that may be repeated: by a request key, or because they set a state. */
export interface OutboxInputs {
  review: CreateReviewInput;
  visit: CreateVisitReportInput;
  like: ToggleReviewLikeInput;
  favorite: ToggleFavoriteInput;
}
export type OutboxKind = keyof OutboxInputs;

interface EntryOf<Kind extends OutboxKind> {
  kind: Kind;
  input: OutboxInputs[Kind];
  memberId: string;
  /** Milliseconds. */
  savedAt: number;
  facilityId: string | null;
  /** Name of the place, or the liked review's text. */
  title: string;
  /** Why the server refused it; null while it waits. */
  problem: string | null;
}

/** A write that waits for a connection. */
export type OutboxEntry<Kind extends OutboxKind = OutboxKind> = { [K in Kind]: EntryOf<K> }[Kind];
/** A mutation and its input. */
export type Write = { [Kind in OutboxKind]: Pick<EntryOf<Kind>, 'kind' | 'input'> }[OutboxKind];

/** The same for a repetition: by the request key of a text, or by what a like or a favourite is of. */
export function idOf({ kind, input }: Write): string {
  if (kind === 'like') return `like:${input.reviewId}`;
  if (kind === 'favorite') return `favorite:${input.facilityId}`;
  return `${kind}:${input.requestKey}`;
}

/** The state that a like or a favourite sets; null for a text. */
export function stateOf({ kind, input }: Write): boolean | null {
  if (kind === 'like') return input.isLiked ?? null;
  if (kind === 'favorite') return input.isFavorite ?? null;
  return null;
}

/** Of the member who is signed in, oldest first; null until they are read. */
export const outboxEntries = makeVar<readonly OutboxEntry[] | null>(null);
const NONE: readonly OutboxEntry[] = [];
export const useOutboxEntries = () => useReactiveVar(outboxEntries) ?? NONE;

/** @returns the state that a waiting like or favourite will set; null without one */
export function waitingState(entries: readonly OutboxEntry[], write: Write): boolean | null {
  const waiting = entries.find((entry) => entry.problem === null && idOf(entry) === idOf(write));
  return waiting ? stateOf(waiting) : null;
}
export const useWaitingState = (write: Write) => waitingState(useOutboxEntries(), write);

/** @returns id of the member who is signed in */
export const memberIdOf = (client: ApolloClient): string | null =>
  client.readQuery({ query: ViewerDocument })?.viewer?.id ?? null;

/** The refused one that the person wants to correct: the form on its place's page opens with it. */
export const correctedEntry = makeVar<OutboxEntry | null>(null);

/** @returns the one to correct, if it is of this kind and place */
export function useCorrectedEntry<Kind extends OutboxKind>(kind: Kind, facilityId: string): OutboxEntry<Kind> | null {
  const entry = useReactiveVar(correctedEntry);
  return entry?.kind === kind && entry.facilityId === facilityId ? (entry as OutboxEntry<Kind>) : null;
}
