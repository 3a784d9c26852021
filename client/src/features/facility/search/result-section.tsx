import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Row, Stack } from '../../../components/kit';
import { Chip } from '../../../components/parts';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { FacilitySort } from '../../../graphql/types.generated';
import { isNetworkFailure } from '../../../lib/error-text';
import { ActiveFilterChips, UnderstoodChips } from './chip-row';
import type { FacilityCard_FacilityFragment } from './facility-card.generated';
import { ResultList } from './result-list';
import { Banner, FavoritesNotice, NearMeNotice, SearchFailure, UnknownHours } from './result-notices';
import styles from './result-section.module.css';
import type { SearchState } from './search-url';
import { STRINGS } from './strings';
import { type Origin, type SearchAnswer, sortOf } from './use-facility-search';
import type { FavoritePlaces } from './use-favorite-places';
import type { Relaxation } from './use-relaxed-search';
import type { UnderstoodSearch } from './use-understood-search';
import { OpenTimeField, PartyField } from './visit-fields';

interface ResultSectionProps {
  search: UnderstoodSearch;
  answer: SearchAnswer | null;
  /** What `answer` answers, and what that gives up of what was asked. */
  searched: SearchState;
  relaxation: Relaxation | null;
  /** Of the search; its `error` is undefined where it went well. */
  failure: { error: unknown; retry: () => void };
  /** What else there is where the network failed. */
  offline: ReactNode;
  favorites: Pick<FavoritePlaces, 'obstacle' | 'retry'>;
  isLoading: boolean;
  origin: Origin | null;
  /** Where the panel with its own buttons is not on the screen. */
  isWithoutPanel: boolean;
  isMapMoved: boolean;
  renderFavorite: (facility: FacilityCard_FacilityFragment) => ReactNode;
}

export function ResultSection(props: ResultSectionProps) {
  const { search, answer, relaxation, failure, favorites, isLoading, origin, isWithoutPanel, isMapMoved } = props;
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { mode } = search.applied;
  const isFavorites = mode === 'favorites';
  const focusSection = () => section.current?.focus({ preventScroll: true });

  // When the focused card is removed, the browser would send the focus to the page's top.
  const former = useRef({ key: '', count: 0 });
  useEffect(() => {
    const { key, count } = former.current;
    const isRemoval = key === search.key && (answer?.totalCount ?? Infinity) < count;
    former.current = { key: search.key, count: answer?.totalCount ?? 0 };
    if (isRemoval && document.activeElement === document.body) (list.current ?? section.current)?.focus({ preventScroll: true });
  });

  function openPage(page: number) {
    search.openPage(page);
    list.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <Stack
      ref={section}
      tabIndex={-1}
      as="section"
      justify="start"
      className={styles.results}
      aria-label={isFavorites ? STRINGS.favorites.title : STRINGS.results.title}
    >
      {mode === 'bounds' && <Banner>{isMapMoved ? STRINGS.box.movedBanner : STRINGS.box.banner}</Banner>}
      <ResultHeader
        search={search}
        answer={answer}
        isLoading={isLoading}
        sort={sortOf(props.searched, origin)}
        canSortByDistance={origin !== null}
      >
        {isFavorites && isWithoutPanel && (
          <Button
            variant="quiet"
            className={styles.leave}
            onClick={() => {
              search.toggleFavorites();
              // The button goes with the favourites.
              focusSection();
            }}
          >
            {STRINGS.favorites.leave}
          </Button>
        )}
      </ResultHeader>
      {!isFavorites && (
        <>
          <PartyField search={search} />
          <OpenTimeField isOneLine chosen={search.shown.openAt} onChange={(time) => search.narrow({ openAt: time })} />
        </>
      )}
      {mode !== 'idle' && (
        <>
          <UnderstoodChips search={search} focusFallback={section} />
          <ActiveFilterChips search={search} focusFallback={section} />
        </>
      )}
      {search.reading.isNearMe && !origin && <NearMeNotice isAsked={search.isAsked} />}
      {answer?.matchedAs && <Banner role="status">{STRINGS.results.matchedAs(answer.matchedAs)}</Banner>}
      {answer && <UnknownHours search={search} count={answer.unknownHoursCount} />}
      {relaxation && answer && (
        <Banner role="status">
          {STRINGS.relaxed.said(relaxation, STRINGS.results.count(answer.totalCount, answer.isTotalCountExact))}
        </Banner>
      )}
      {favorites.obstacle && <FavoritesNotice favorites={favorites} onSearchAll={search.searchAll} />}
      {mode === 'idle' && (
        <EmptyState
          drawing={REST}
          title={STRINGS.results.idle}
          description={STRINGS.results.idleHint}
          action={isWithoutPanel && <Button onClick={search.searchAll}>{STRINGS.search.all}</Button>}
        />
      )}
      {failure.error !== undefined && (
        <SearchFailure
          error={failure.error}
          hasFormerResults={answer !== null}
          onRetry={() => {
            failure.retry();
            // The button goes with the message.
            focusSection();
          }}
        />
      )}
      {isNetworkFailure(failure.error) && props.offline}
      {mode !== 'idle' && !favorites.obstacle && (answer || failure.error === undefined) && (
        <ResultList
          search={search}
          answer={answer}
          isLoading={isLoading}
          origin={origin}
          onOpenPage={openPage}
          renderFavorite={props.renderFavorite}
          listRef={list}
        />
      )}
    </Stack>
  );
}

interface ResultHeaderProps extends Pick<ResultSectionProps, 'search' | 'answer' | 'isLoading'> {
  sort: FacilitySort;
  canSortByDistance: boolean;
  children: ReactNode;
}

function ResultHeader({ search, answer, isLoading, sort, canSortByDistance, children }: ResultHeaderProps) {
  const count = answer && STRINGS.results.count(answer.totalCount, answer.isTotalCountExact);
  const sorts: FacilitySort[] = ['RECOMMENDED', ...(canSortByDistance ? ['DISTANCE' as const] : []), 'RATING', 'NAME'];
  const texts = search.applied.mode === 'favorites' ? STRINGS.favorites : STRINGS.results;
  return (
    <Row gap={3} justify="between" className={styles.header}>
      <Row as="h2" gap={2} wrap>
        <span>{texts.title}</span>
        {count && <Chip>{count}</Chip>}
      </Row>
      {answer?.mode === 'list' && answer.totalCount > 1 && (
        <select
          data-keep-clear
          aria-label={STRINGS.results.sort}
          className={styles.sort}
          value={sort}
          onChange={(event) => search.sortBy(event.target.value as FacilitySort)}
        >
          {sorts.map((value) => (
            <option key={value} value={value}>
              {STRINGS.results.sorts[value]}
            </option>
          ))}
        </select>
      )}
      {children}
      <VisuallyHidden>
        <span role="status">{isLoading ? texts.announceLoading : count ? texts.announce(count) : ''}</span>
      </VisuallyHidden>
    </Row>
  );
}
