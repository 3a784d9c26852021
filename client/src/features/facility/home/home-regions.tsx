import { NetworkStatus } from '@apollo/client';
import { Link } from 'react-router';
import { Meta } from '../../../components/kit';
import { Skeleton } from '../../../components/skeleton';
import { REGIONS } from '../../../graphql/constants.generated';
import { useIsInView } from '../../../lib/defer/lazy-section';
import { useDeferredFirstResult } from '../../../lib/defer/use-deferred-first-result';
import { searchPath } from '../../../lib/search-filters';
import { useHomeRegionsQuery } from './home-options.generated';
import { CountsFailed, HomeOptions } from './home-options';
import styles from './home-regions.module.css';
import { STRINGS } from './strings';

interface Region {
  name: string;
  shortName: string;
  facilityCount?: number;
}

export function HomeRegions() {
  return <HomeOptions title={STRINGS.regionsTitle}>{useIsInView() ? <CountedRegions /> : <Loading />}</HomeOptions>;
}

function CountedRegions() {
  const { data: answer, error, refetch, networkStatus } = useHomeRegionsQuery({ notifyOnNetworkStatusChange: true });
  const data = useDeferredFirstResult(answer);
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const failure = error || isRetrying ? { retry: () => void refetch().catch(() => undefined), isBusy: isRetrying } : undefined;
  const regions = data?.regions ?? (failure && REGIONS);

  return (
    <>
      {regions ? <Regions regions={regions} /> : <Loading />}
      {!data && failure && <CountsFailed {...failure} />}
    </>
  );
}

function Regions({ regions }: { regions: readonly Region[] }) {
  if (regions.length === 0) return <p>{STRINGS.empty}</p>;
  return (
    <ul className={styles.regions}>
      {regions.map(({ name, shortName, facilityCount }) => (
        <li key={name}>
          <Link className={styles.region} to={searchPath({ region: name })} title={name}>
            <span className={styles.name}>{shortName}</span>
            {facilityCount !== undefined && (
              <Meta as="span" className={styles.count}>
                {STRINGS.count(facilityCount)}
              </Meta>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div className={styles.regions} role="status" aria-label={STRINGS.regionsLoading}>
      {REGIONS.map(({ name }) => (
        <Skeleton key={name} height="68px" className={styles.loading} />
      ))}
    </div>
  );
}
