import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary';
import { VisuallyHidden } from '../components/visually-hidden';
import { FavoriteButton } from '../features/favorite/favorite-button';
import { AdmissionQuestion } from '../features/facility/admission/admission';
import { markPlaces } from '../features/facility/search/mark-places';
import { personPosition } from '../features/facility/search/person-position';
import { ResultMap } from '../features/facility/search/result-map';
import { ResultSection } from '../features/facility/search/result-section';
import { FilterSidebar, SearchBar } from '../features/facility/search/search-controls';
import { searchText } from '../features/facility/search/search-text';
import { STRINGS } from '../features/facility/search/strings';
import { useFavoritePlaces } from '../features/facility/search/use-favorite-places';
import { useFilterOptions } from '../features/facility/search/use-filter-options';
import { useMapSearch } from '../features/facility/search/use-map-search';
import { useFirstPageWhenLocated, usePageInRange } from '../features/facility/search/use-page-in-range';
import { usePlaceNote } from '../features/facility/search/use-my-location';
import { useRelaxedSearch } from '../features/facility/search/use-relaxed-search';
import { namesPlace, readQuery, useUnderstoodSearch } from '../features/facility/search/use-understood-search';
import type { SearchFilters } from '../lib/search-filters';
import { showToast } from '../lib/toast';
import { from } from '../lib/design/breakpoints';
import { useMediaQuery } from '../lib/use-media-query';
import { usePageTitle } from '../lib/use-page-title';
import { useStillHere } from '../lib/use-still-here';
import { useMapSearchPageQuery } from './map-search-page.generated';
import styles from './map-search-page.module.css';

const StoredList = lazy(() => import('../features/offline/stored-list').then((file) => ({ default: file.StoredList })));

const ALL_REGIONS_SECONDS = 1.5;

export function MapSearchPage() {
  usePageTitle(STRINGS.pageTitle);
  const settings = useMapSearchPageQuery();
  const isWide = useMediaQuery(from('desktop'));
  const position = useReactiveVar(personPosition);
  const client = useApolloClient();
  const isStillHere = useStillHere();
  async function sayAllRegions(filters: SearchFilters) {
    const reading = await readQuery(client, filters);
    if (!namesPlace(reading) && isStillHere())
      showToast({ type: 'info', text: STRINGS.search.allRegions, seconds: ALL_REGIONS_SECONDS });
  }
  const search = useUnderstoodSearch(useMapSearch({ onRegionReset: (filters) => void sayAllRegions(filters) }));
  const { nearPlace } = search.reading;
  const origin = useMemo(() => nearPlace ?? (position && { ...position, name: null }), [nearPlace, position]);
  const found = useRelaxedSearch(search, origin);
  function retry() {
    search.readAgain();
    found.retry();
  }
  const favorites = useFavoritePlaces(search.applied, search.key);
  const { answer, isLoading, askAgain } = search.applied.mode === 'favorites' ? favorites : found;
  const options = useFilterOptions();
  const [movedKey, setMovedKey] = useState<string | null>(null);
  const isMapMoved = movedKey === search.key && (search.applied.mode === 'list' || search.applied.mode === 'bounds');
  const { note, setPersonDistrict } = usePlaceNote(search, isMapMoved);
  const [markingHandlers] = useState(markPlaces);
  usePageInRange(search, answer);
  useFirstPageWhenLocated(search, position);

  return (
    <div className={styles.page} {...markingHandlers}>
      <VisuallyHidden>
        <h1>{STRINGS.pageHeading}</h1>
      </VisuallyHidden>
      <AdmissionQuestion value={{ at: answer?.at ?? null, askAgain }}>
        {!isWide && <SearchBar search={search} options={options} place={note} />}
        <ResultMap
          // Without its settings (the server is away) the open map still works.
          settings={settings.loading ? null : (settings.data?.mapSettings ?? {})}
          search={search}
          answer={answer}
          isLoading={isLoading}
          position={position}
          origin={origin}
          onDistrict={setPersonDistrict}
          isMoved={isMapMoved}
          onMoved={() => setMovedKey(search.key)}
        />
        <div className={styles.below}>
          {isWide && <FilterSidebar search={search} options={options} place={note} />}
          <ResultSection
            search={search}
            answer={answer}
            searched={found.searched}
            relaxation={found.relaxation}
            failure={{ error: found.error, retry }}
            offline={
              <ErrorBoundary resetKey="" fallback={() => null}>
                <Suspense>
                  <StoredList searchText={searchText} />
                </Suspense>
              </ErrorBoundary>
            }
            favorites={favorites}
            isLoading={isLoading}
            origin={origin}
            isWithoutPanel={!isWide}
            isMapMoved={isMapMoved}
            renderFavorite={(facility) => <FavoriteButton facility={facility} offersUndo={search.applied.mode === 'favorites'} />}
          />
        </div>
      </AdmissionQuestion>
    </div>
  );
}
