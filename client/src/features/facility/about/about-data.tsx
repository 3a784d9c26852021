import { NetworkStatus } from '@apollo/client';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Panel, Row } from '../../../components/kit';
import { Skeleton } from '../../../components/skeleton';
import { numberText } from '../../../lib/number-text';
import { useFacilityDatasetQuery, type FacilityDatasetQuery } from '../dataset/facility-dataset.generated';
import styles from './about-data.module.css';
import { STRINGS } from './strings';

/** Where the facts come from, and how to read them. Its id is part of an address: /about#data. */
export function AboutData() {
  return (
    <Panel id="data" as="section" gap={4} className={styles.data}>
      <h2>{STRINGS.dataTitle}</h2>
      <Source />
      <h3>{STRINGS.notesTitle}</h3>
      <ul className={styles.notes}>
        {STRINGS.notes.map((note) => (
          <li key={note}>
            <Icon name="paw" size={18} />
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Source() {
  const { data, error, refetch, networkStatus } = useFacilityDatasetQuery({ notifyOnNetworkStatusChange: true });
  if (data) return <Facts {...data.facilityDataset} />;
  const isRetrying = networkStatus === NetworkStatus.refetch;
  if (error || isRetrying)
    return (
      <Row as="p" gap={2} wrap className={styles.failure} role="status">
        <span>{STRINGS.dataFailed}</span>
        <Button
          variant="quiet"
          icon={<Icon name="refresh" />}
          busy={isRetrying}
          onClick={() => void refetch().catch(() => undefined)}
        >
          {STRINGS.retry}
        </Button>
      </Row>
    );
  return (
    <div className={styles.loading} role="status" aria-label={STRINGS.dataLoading}>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width="40%" />
    </div>
  );
}

function Facts({ name, provider, url, edition, isDemo, facilityCount }: FacilityDatasetQuery['facilityDataset']) {
  const count = numberText(facilityCount);
  return (
    <>
      {isDemo && (
        <Row as="p" gap={3} align="stretch" className={styles.demo}>
          <Icon name="info" />
          <span>{STRINGS.demo(count)}</span>
        </Row>
      )}
      <dl className={styles.facts}>
        <dt>{STRINGS.dataset}</dt>
        <dd>
          <a href={url} target="_blank" rel="noreferrer">
            <span>{`${name}\u00a0`}</span>
            <Icon name="external" size={16} label={STRINGS.newTab} className={styles.external} />
          </a>
        </dd>
        <dt>{STRINGS.provider}</dt>
        <dd>{provider}</dd>
        {edition && (
          <>
            <dt>{STRINGS.edition}</dt>
            <dd>{edition}</dd>
          </>
        )}
        {!isDemo && (
          <>
            <dt>{STRINGS.count}</dt>
            <dd>{STRINGS.countText(count)}</dd>
          </>
        )}
        <dt>{STRINGS.terms}</dt>
        <dd>{STRINGS.termsText}</dd>
      </dl>
    </>
  );
}
