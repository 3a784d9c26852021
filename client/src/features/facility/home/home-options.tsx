import { NetworkStatus } from '@apollo/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CategoryGlyph } from '../../../components/category-badge';
import { categoryStyle, compareGroups, groupLabel } from '../../../components/category-style';
import { Icon } from '../../../components/icon';
import { Card, Meta, Row, Stack } from '../../../components/kit';
import { LoadFailureLine } from '../../../components/load-failure';
import { Skeleton } from '../../../components/skeleton';
import { FACILITY_CATEGORIES, REGIONS } from '../../../graphql/constants.generated';
import { useIsInView } from '../../../lib/defer/lazy-section';
import { useDeferredFirstResult } from '../../../lib/defer/use-deferred-first-result';
import { searchPath } from '../../../lib/search-filters';
import { useHomeKindsQuery, useHomeRegionsQuery } from './home-options.generated';
import styles from './home-options.module.css';
import { STRINGS } from './strings';

interface Group {
  name: string;
  kinds: { name: string; facilityCount?: number }[];
}

const BUILT_IN_GROUPS: Group[] = Object.entries(FACILITY_CATEGORIES).map(([name, kinds]) => ({
  name,
  kinds: kinds.map((kind) => ({ name: kind })),
}));

/** Links to the map by kind of place. */
export function HomeKinds() {
  const { data, failure } = useOptions(useHomeKindsQuery({ notifyOnNetworkStatusChange: true }));
  const groups = data?.facilityCategories ?? (failure && BUILT_IN_GROUPS);
  return (
    <Section title={STRINGS.kindsTitle}>
      {groups ? <Groups groups={groups} /> : <GroupsLoading />}
      {failure}
    </Section>
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
    <Row as={Link} gap={3} className={styles.kind} to={searchPath({ categories: [name] })}>
      <span className={styles.glyph} style={{ backgroundColor: color }}>
        <CategoryGlyph path={glyph} size={18} />
      </span>
      <Stack as="span" className={styles.name}>
        <span>{label}</span>
        {facilityCount !== undefined && (
          <Meta as="span" className={styles.count}>
            {STRINGS.count(facilityCount)}
          </Meta>
        )}
      </Stack>
    </Row>
  );
}

const GroupsLoading = () => (
  <div className={styles.groups} role="status" aria-label={STRINGS.kindsLoading}>
    {BUILT_IN_GROUPS.map(({ name, kinds }) => (
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

/** Links to the map by region. */
export function HomeRegions() {
  return <Section title={STRINGS.regionsTitle}>{useIsInView() ? <CountedRegions /> : <RegionsLoading />}</Section>;
}

function CountedRegions() {
  const { data, failure } = useOptions(useHomeRegionsQuery({ notifyOnNetworkStatusChange: true }));
  const regions: readonly { name: string; shortName: string; facilityCount?: number }[] | false =
    data?.regions ?? (failure && REGIONS);
  if (!regions) return <RegionsLoading />;
  if (regions.length === 0) return <p>{STRINGS.empty}</p>;
  return (
    <>
      <ul className={styles.regions}>
        {regions.map(({ name, shortName, facilityCount }) => (
          <li key={name}>
            <Link className={styles.region} to={searchPath({ region: name })} title={name}>
              <b>{shortName}</b>
              {facilityCount !== undefined && <Meta as="span">{STRINGS.count(facilityCount)}</Meta>}
            </Link>
          </li>
        ))}
      </ul>
      {failure}
    </>
  );
}

const RegionsLoading = () => (
  <div className={styles.regions} role="status" aria-label={STRINGS.regionsLoading}>
    {REGIONS.map(({ name }) => (
      <Skeleton key={name} height="68px" />
    ))}
  </div>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={4}>
    <h2>{title}</h2>
    {children}
  </Stack>
);

interface OptionsResult<Data> {
  data: Data | undefined;
  error?: unknown;
  networkStatus: NetworkStatus;
  refetch: () => Promise<unknown>;
}

/** The server's options; with `failure`, a message with a button, the built-in ones are shown. */
function useOptions<Data>({ data: latest, error, networkStatus, refetch }: OptionsResult<Data>) {
  const data = useDeferredFirstResult(latest);
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const failure = !data && (error !== undefined || isRetrying) && (
    <LoadFailureLine text={STRINGS.countsFailed} isBusy={isRetrying} onRetry={() => void refetch().catch(() => undefined)} />
  );
  return { data, failure };
}
