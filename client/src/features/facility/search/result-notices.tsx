import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { EmptyState } from '../../../components/empty-state';
import { Button } from '../../../components/button';
import { LOST, REST } from '../../../components/empty-drawings';
import { Icon } from '../../../components/icon';
import { Row } from '../../../components/kit';
import { LoadFailure, RetryButton } from '../../../components/load-failure';
import { LIMITS } from '../../../graphql/constants.generated';
import { errorText } from '../../../lib/error-text';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import styles from './result-section.module.css';
import { STRINGS } from './strings';
import type { FavoritePlaces } from './use-favorite-places';
import { useMyLocation } from './use-my-location';
import type { UnderstoodSearch } from './use-understood-search';

export const Banner = ({ role, children }: { role?: 'status'; children: ReactNode }) => (
  <Row as="p" gap={2} align="start" className={styles.banner} role={role}>
    <Icon name="info" />
    <span>{children}</span>
  </Row>
);

/**
 * Above the results of "내 주변" until the position is known: asks for it, or for a district where that fails.
 * `isAsked` is false while the query is still being typed: the browser's question would be in the way.
 */
export function NearMeNotice({ isAsked }: { isAsked: boolean }) {
  const [isRefused, setIsRefused] = useState(false);
  const { locate, isLocating } = useMyLocation(
    () => undefined,
    () => setIsRefused(true),
  );
  const ask = useEffectEvent(locate);
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);
  return (
    <Row gap={2} align="start" className={styles.banner} data-keep-clear>
      <Icon name="locate" />
      <div>
        <p role="status">{isRefused ? STRINGS.nearMe.refused : STRINGS.nearMe.asking}</p>
        <Button variant="quiet" className={styles.quiet} busy={isLocating} onClick={locate}>
          {STRINGS.nearMe.locate}
        </Button>
      </div>
    </Row>
  );
}

/** Says how many places without known hours a search for open places leaves out, and includes them on request. */
export function UnknownHours({ search, count }: { search: UnderstoodSearch; count: number }) {
  const { openAt } = search.asked.filters;
  if (!openAt || (count === 0 && !openAt.withUnknown)) return null;
  const { withUnknown } = openAt;
  const toggle = () => search.applyFilters({ openAt: { ...openAt, withUnknown: !withUnknown } });
  const total = STRINGS.results.count(count, count < LIMITS.exactCountMax);
  return (
    <Row as="p" wrap className={styles.unknownHours}>
      {withUnknown && <span>{STRINGS.openTime.withUnknown}</span>}
      <Button variant="quiet" className={styles.quiet} onClick={toggle}>
        {withUnknown ? STRINGS.openTime.withoutUnknown : STRINGS.openTime.unknown(total)}
      </Button>
    </Row>
  );
}

/** `hasFormerResults`: the results of an earlier search are still shown below. */
export function SearchFailure(props: { error: unknown; hasFormerResults: boolean; onRetry: () => void }) {
  return (
    <Row wrap className={styles.failure} role="alert">
      <Icon name="warning" />
      <div className={styles.text}>
        <h3>{STRINGS.results.errorTitle}</h3>
        <p>{errorText(props.error)}</p>
        {props.hasFormerResults && <p>{STRINGS.results.formerResults}</p>}
      </div>
      <RetryButton variant="secondary" onClick={props.onRetry} />
    </Row>
  );
}

/** Offers what the page never gives up by itself to find something. */
export function NothingFound({ search: { asked, applyFilters, reset } }: { search: UnderstoodSearch }) {
  const { petTypes, openAt, isOpenAllDay, pets, entry } = asked.filters;
  const offer = (label: string, patch: Parameters<typeof applyFilters>[0]) => (
    <Button variant="secondary" onClick={() => applyFilters(patch)}>
      {label}
    </Button>
  );
  return (
    <EmptyState
      drawing={LOST}
      title={STRINGS.results.none}
      description={STRINGS.results.noneHint}
      action={
        <>
          {pets.length > 0 && entry === 'sure' && offer(STRINGS.relaxed.dropSure, { entry: 'all' })}
          {petTypes.length > 0 && offer(STRINGS.relaxed.dropPets, { petTypes: [] })}
          {(openAt || isOpenAllDay) && offer(STRINGS.relaxed.dropHours, { openAt: null, isOpenAllDay: false })}
          <Button icon={<Icon name="refresh" />} onClick={reset}>
            {STRINGS.filters.reset}
          </Button>
        </>
      }
    />
  );
}

interface FavoritesNoticeProps {
  favorites: Pick<FavoritePlaces, 'obstacle' | 'retry'>;
  onSearchAll: () => void;
}

/** Replaces favourites that cannot be shown. */
export function FavoritesNotice({ favorites: { obstacle, retry }, onSearchAll }: FavoritesNoticeProps) {
  const { promptSignIn } = useSignInGate();
  if (obstacle === 'failed') return <LoadFailure text={STRINGS.favorites.failed} onRetry={retry} isBusy={false} />;
  const isVisitor = obstacle === 'visitor';
  return (
    <EmptyState
      drawing={REST}
      title={isVisitor ? STRINGS.favorites.membersOnly : STRINGS.favorites.none}
      description={isVisitor ? STRINGS.favorites.membersOnlyHint : STRINGS.favorites.noneHint}
      action={
        <Button onClick={isVisitor ? promptSignIn : onSearchAll}>
          {isVisitor ? STRINGS.favorites.signIn : STRINGS.search.all}
        </Button>
      }
    />
  );
}
