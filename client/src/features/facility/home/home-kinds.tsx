import { NetworkStatus } from '@apollo/client';
import { Link } from 'react-router';
import { CategoryGlyph } from '../../../components/category-glyph';
import { categoryStyle, compareGroups, groupLabel } from '../../../components/category-style';
import { Icon } from '../../../components/icon';
import { Card, Stack } from '../../../components/kit';
import { Skeleton } from '../../../components/skeleton';
import { FACILITY_CATEGORIES } from '../../../graphql/constants.generated';
import { useDeferredFirstResult } from '../../../lib/defer/use-deferred-first-result';
import { searchPath } from '../../../lib/search-filters';
import styles from './home-kinds.module.css';
import { useHomeKindsQuery } from './home-options.generated';
import { CountsFailed, HomeOptions } from './home-options';
import { STRINGS } from './strings';

interface Group {
  name: string;
  kinds: { name: string; facilityCount?: number }[];
}

const BUILT_IN: Group[] = Object.entries(FACILITY_CATEGORIES).map(([name, kinds]) => ({
  name,
  kinds: kinds.map((kind) => ({ name: kind })),
}));

export function HomeKinds() {
  const { data: answer, error, refetch, networkStatus } = useHomeKindsQuery({ notifyOnNetworkStatusChange: true });
  const data = useDeferredFirstResult(answer);
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const failure = error || isRetrying ? { retry: () => void refetch().catch(() => undefined), isBusy: isRetrying } : undefined;
  const groups = data?.facilityCategories ?? (failure && BUILT_IN);

  return (
    <HomeOptions title={STRINGS.kindsTitle}>
      {groups ? <Groups groups={groups} /> : <Loading />}
      {!data && failure && <CountsFailed {...failure} />}
    </HomeOptions>
  );
}

function Groups({ groups }: { groups: readonly Group[] }) {
  if (groups.length === 0) return <p>{STRINGS.empty}</p>;
  return (
    <ul className={styles.groups}>
      {[...groups].sort(compareGroups).map(({ name, kinds }) => (
        <Card key={name} as="li" gap={2} justify="start" className={styles.group}>
          <h3>
            <Link to={searchPath({ categories: [name] })}>
              <span>{groupLabel(name)}</span>
              <Icon name="chevron-right" size={14} />
            </Link>
          </h3>
          <Stack as="ul" gap={1} className={styles.kinds}>
            {kinds.map((kind) => (
              <li key={kind.name}>
                <Kind group={name} {...kind} />
              </li>
            ))}
          </Stack>
        </Card>
      ))}
    </ul>
  );
}

function Kind({ group, name, facilityCount }: { group: string; name: string; facilityCount?: number }) {
  const { color, glyph, label } = categoryStyle(group, name);
  return (
    <Link className={styles.kind} to={searchPath({ categories: [name] })}>
      <span className={styles.glyph} style={{ backgroundColor: color }}>
        <CategoryGlyph path={glyph} size={18} />
      </span>
      <span className={styles.name}>
        <span>{label}</span>
        {facilityCount !== undefined && <span className={styles.count}>{STRINGS.count(facilityCount)}</span>}
      </span>
    </Link>
  );
}

function Loading() {
  return (
    <div className={styles.groups} role="status" aria-label={STRINGS.kindsLoading}>
      {BUILT_IN.map(({ name, kinds }) => (
        <Card key={name} gap={2} justify="start" className={styles.group}>
          <Skeleton width="50%" height="22px" />
          <Stack gap={1} className={styles.kinds}>
            {kinds.map((kind) => (
              <Skeleton key={kind.name} className={styles.loading} />
            ))}
          </Stack>
        </Card>
      ))}
    </div>
  );
}
