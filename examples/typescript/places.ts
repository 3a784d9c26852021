import { type PetInput, SearchWithPetsDocument, ToggleFavoriteDocument } from './operations.generated';
import { type Connection, RefusedError, send } from './send';

/** Names of the places where these pets may come in, with what has to be observed there. */
export async function placesFor(connection: Connection, pets: PetInput[]): Promise<string[]> {
  const filter = { pets, entryAnswers: ['ALLOWED' as const, 'CONDITIONAL' as const] };
  const { facilities } = await send(connection, SearchWithPetsDocument, { filter, pets, page: 0, size: 15 });
  return facilities.items.map(({ name, entry }) => [name, ...entry.conditions.map(({ text }) => text)].join(', '));
}

/** @returns false if the session has ended and the app has to ask for a new sign-in */
export async function keepPlace(connection: Connection, facilityId: string): Promise<boolean> {
  try {
    // The wanted state, not a toggle: sent twice it changes nothing.
    await send(connection, ToggleFavoriteDocument, { facilityId, isFavorite: true });
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'UNAUTHENTICATED') return false;
    throw error;
  }
}
