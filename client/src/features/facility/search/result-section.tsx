import { type ReactNode, useRef } from 'react';
import { Button } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { Row, Stack } from '../../../components/kit';
import { ActiveFilterChips } from './active-filter-chips';
import type { FacilityCard_FacilityFragment } from './facility-card.generated';
import { FavoritesNotice } from './favorites-notice';
import { NearMeNotice } from './near-me-notice';
import { OpenTimeField } from './open-time-field';
import { PartyField } from './party-field';
import type { Relaxation } from './relaxations';
import { ResultHeader } from './result-header';
import { ResultList } from './result-list';
import styles from './result-section.module.css';
import { SearchFailure } from './search-failure';
import type { SearchState } from './search-url';
import { STRINGS } from './strings';
import { UnderstoodChips } from './understood-chips';
import { UnknownHours } from './unknown-hours';
import { type Origin, type SearchAnswer, sortOf } from './use-facility-search';
import type { FavoritePlaces } from './use-favorite-places';
import { useFocusAfterCardRemoval } from './use-focus-after-card-removal';
import type { UnderstoodSearch } from './use-understood-search';

interface ResultSectionProps {
  search: UnderstoodSearch;
  answer: SearchAnswer | null;
  /** What `answer` answers, and what that gives up of what was asked. */
  searched: SearchState;
  relaxation: Relaxation | null;
  /** Of the search; its `error` is undefined where it went well. */
  failure: { error: unknown; retry: () => void };
  favorites: Pick<FavoritePlaces, 'obstacle' | 'retry'>;
  isLoading: boolean;
  origin: Origin | null;
  /** Where the panel with its own buttons is not on the screen. */
  isWithoutPanel: boolean;
  isMapMoved: boolean;
  renderFavorite: (facility: FacilityCard_FacilityFragment) => ReactNode;
}

export function ResultSection({
  search,
  answer,
  searched,
  relaxation,
  failure,
  favorites,
  isLoading,
  origin,
  isWithoutPanel,
  isMapMoved,
  renderFavorite,
}: ResultSectionProps) {
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { applied } = search;
  const isFavorites = applied.mode === 'favorites';
  useFocusAfterCardRemoval({ fallbacks: [list, section], key: search.key, count: answer?.totalCount });

  const { petTypes, openAt, isOpenAllDay, pets, entry } = search.asked.filters;
  const offers = [
    ...(pets.length > 0 && entry === 'sure'
      ? [{ label: STRINGS.relaxed.dropSure, onPress: () => search.applyFilters({ entry: 'all' }) }]
      : []),
    ...(petTypes.length > 0 ? [{ label: STRINGS.relaxed.dropPets, onPress: () => search.applyFilters({ petTypes: [] }) }] : []),
    ...(openAt || isOpenAllDay
      ? [{ label: STRINGS.relaxed.dropHours, onPress: () => search.applyFilters({ openAt: null, isOpenAllDay: false }) }]
      : []),
  ];

  function openPage(page: number) {
    search.openPage(page);
    // The keyboard goes along to the beginning of the new page.
    list.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }

  function leaveFavorites() {
    search.toggleFavorites();
    // The button goes with the favourites.
    section.current?.focus({ preventScroll: true });
  }

  function retry() {
    failure.retry();
    // The button goes with the message.
    section.current?.focus({ preventScroll: true });
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
      {applied.mode === 'bounds' && (
        <Row as="p" gap={2} align="start" className={styles.banner}>
          <Icon name="info" />
          <span>{isMapMoved ? STRINGS.box.movedBanner : STRINGS.box.banner}</span>
        </Row>
      )}
      <ResultHeader
        answer={answer}
        isLoading={isLoading}
        isFavorites={isFavorites}
        sort={sortOf(searched, origin)}
        canSortByDistance={origin !== null}
        onSort={search.sortBy}
        onLeaveFavorites={isWithoutPanel ? leaveFavorites : undefined}
      />
      {!isFavorites && (
        <PartyField asked={search.asked.filters.pets} entry={search.shown.entry} onChange={(entry) => search.narrow({ entry })} />
      )}
      {!isFavorites && (
        <OpenTimeField isOneLine chosen={search.shown.openAt} onChange={(time) => search.narrow({ openAt: time })} />
      )}
      {applied.mode !== 'idle' && (
        <>
          <UnderstoodChips chips={search.reading.chips} heir={section} onRemove={search.makePlain} />
          <ActiveFilterChips filters={search.chosen} heir={section} onRemove={search.applyFilters} onReset={search.reset} />
        </>
      )}
      {search.reading.isNearMe && !origin && <NearMeNotice isAsked={search.isAsked} />}
      {answer?.matchedAs && (
        <Row as="p" gap={2} align="start" className={styles.banner} role="status">
          <Icon name="info" />
          <span>{STRINGS.results.matchedAs(answer.matchedAs)}</span>
        </Row>
      )}
      {answer && openAt && (
        <UnknownHours
          count={answer.unknownHoursCount}
          areShown={openAt.withUnknown}
          onToggle={() => search.applyFilters({ openAt: { ...openAt, withUnknown: !openAt.withUnknown } })}
        />
      )}
      {relaxation && answer && (
        <Row as="p" gap={2} align="start" className={styles.banner} role="status">
          <Icon name="info" />
          <span>{STRINGS.relaxed.said(relaxation, STRINGS.results.count(answer.totalCount, answer.isTotalCountExact))}</span>
        </Row>
      )}
      {favorites.obstacle && (
        <FavoritesNotice obstacle={favorites.obstacle} onRetry={favorites.retry} onSearchAll={search.searchAll} />
      )}
      {applied.mode === 'idle' && (
        <EmptyState
          drawing={REST}
          title={STRINGS.results.idle}
          description={STRINGS.results.idleHint}
          action={isWithoutPanel && <Button onClick={search.searchAll}>{STRINGS.search.all}</Button>}
        />
      )}
      {failure.error !== undefined && <SearchFailure error={failure.error} hasFormerResults={answer !== null} onRetry={retry} />}
      {applied.mode !== 'idle' && !favorites.obstacle && (answer || failure.error === undefined) && (
        <ResultList
          answer={answer}
          isLoading={isLoading}
          page={applied.page}
          origin={origin}
          onOpenPage={openPage}
          onReset={search.reset}
          offers={offers}
          renderFavorite={renderFavorite}
          listRef={list}
        />
      )}
    </Stack>
  );
}
