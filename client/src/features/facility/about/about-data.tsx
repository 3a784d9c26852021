import { NetworkStatus } from '@apollo/client';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Muted, Panel, Row, Stack } from '../../../components/kit';
import { Skeleton } from '../../../components/skeleton';
import { numberText } from '../../../lib/number-text';
import { useFacilityDatasetQuery, type FacilityDatasetQuery } from '../dataset/facility-dataset.generated';
import styles from './about.module.css';
import { STRINGS } from './strings';

/** Where the facts come from, and how to read them. Its id is part of an address: /about#data. */
export function AboutData() {
  return (
    <Panel id="data" as="section" gap={4} className={styles.data}>
      <h2>{STRINGS.dataTitle}</h2>
      <Source />
      <h3>{STRINGS.notesTitle}</h3>
      <Stack as="ul" gap={2} className={styles.notes}>
        {STRINGS.notes.map((note) => (
          <Row key={note} as="li" gap={3} align="start">
            <Icon name="paw" size={18} />
            <span>{note}</span>
          </Row>
        ))}
      </Stack>
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
    <Stack gap={2} role="status" aria-label={STRINGS.dataLoading}>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width="40%" />
    </Stack>
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
        <Muted as="dt">{STRINGS.dataset}</Muted>
        <dd>
          <a href={url} target="_blank" rel="noreferrer">
            <span>{`${name}\u00a0`}</span>
            <Icon name="external" size={16} label={STRINGS.newTab} className={styles.external} />
          </a>
        </dd>
        <Muted as="dt">{STRINGS.provider}</Muted>
        <dd>{provider}</dd>
        {edition && (
          <>
            <Muted as="dt">{STRINGS.edition}</Muted>
            <dd>{edition}</dd>
          </>
        )}
        {!isDemo && (
          <>
            <Muted as="dt">{STRINGS.count}</Muted>
            <dd>{STRINGS.countText(count)}</dd>
          </>
        )}
        <Muted as="dt">{STRINGS.terms}</Muted>
        <dd>{STRINGS.termsText}</dd>
      </dl>
    </>
  );
}
