import { loadOutlines } from './outlines';

/** The districts of each region in 가나다 order, for when the server's lists cannot be loaded. */
export async function loadDistrictNames(): Promise<Record<string, string[]>> {
  const { regions, districts } = await loadOutlines();
  return Object.fromEntries(
    regions.map((region) => [
      region,
      districts
        .filter((district) => district.region === region && district.name)
        .map(({ name }) => name)
        .sort((one, other) => one.localeCompare(other, 'ko')),
    ]),
  );
}
