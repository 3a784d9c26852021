import type { SearchInterpretation } from '../src/graphql/types.generated';

/** What the server read out of a query; nothing unless the test says so. */
export const makeInterpretation = ({
  filter,
  ...reading
}: Partial<Omit<SearchInterpretation, 'filter'>> & {
  filter?: Partial<SearchInterpretation['filter']>;
}): SearchInterpretation => ({
  nearPlace: null,
  isNearMe: false,
  chips: [],
  restWords: [],
  ...reading,
  filter: {
    categories: null,
    sidoName: null,
    sigunguName: null,
    pets: [],
    parkingAvailable: null,
    indoorFacility: null,
    outdoorFacility: null,
    openAt: null,
    isOpenAllDay: null,
    ...filter,
  },
});
