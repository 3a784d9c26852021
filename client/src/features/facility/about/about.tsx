import { NetworkStatus } from '@apollo/client';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon';
import { Card, Muted, Panel, Row, Stack } from '../../../components/kit';
import { LoadFailureLine } from '../../../components/load-failure';
import { Skeleton } from '../../../components/skeleton';
import { numberText } from '../../../lib/number-text';
import { useFacilityDatasetQuery, type FacilityDatasetQuery } from '../dataset/facility-dataset.generated';
import styles from './about.module.css';
import { STRINGS } from './strings';

const DRAWINGS = {
  data: (
    <>
      <path fill="var(--cream-deep)" d="M22 26l32-10 36 10 32-10v66l-32 10-36-10-32 10z" />
      <path d="M54 16v66M90 26v66" />
      <path fill="var(--primary)" d="M72 66C60 53 54 45 54 36a18 18 0 0 1 36 0c0 9-6 17-18 30z" />
      <path stroke="var(--on-fill)" strokeWidth="3.4" d="m64 36 6 6 10-11" />
    </>
  ),
  filter: (
    <>
      <path fill="var(--cream-deep)" d="M20 16h104a6 6 0 0 1 6 6v60a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z" />
      <path d="M28 36h88M28 54h88M28 72h88" />
      <circle fill="var(--primary)" cx="48" cy="36" r="8" />
      <circle fill="var(--meadow)" cx="94" cy="54" r="8" />
      <circle fill="var(--primary)" cx="66" cy="72" r="8" />
    </>
  ),
  review: (
    <>
      <path
        fill="var(--cream-deep)"
        d="M22 14h100a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H68L50 92V76H22a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z"
      />
      <path fill="var(--star)" d="m36 28 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1zM60 28l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />
      <path d="M26 60h36M82 62l10-13 8 9 6-6 12 10M82 28h36v34H82z" />
      <circle fill="var(--star)" cx="106" cy="38" r="4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

const FEATURES = ['data', 'filter', 'review'] as const;

export function AboutFeatures() {
  return (
    <Stack as="section" gap={5} className={styles.features}>
      <h2>{STRINGS.featuresTitle}</h2>
      <ul>
        {FEATURES.map((feature) => (
          <Card key={feature} as="li" gap={2} justify="start" className={styles.feature}>
            <svg className={styles.drawing} viewBox="0 0 144 104" width="144" height="104" aria-hidden="true" focusable="false">
              {DRAWINGS[feature]}
            </svg>
            <h3>{STRINGS.features[feature].title}</h3>
            <Muted>{STRINGS.features[feature].text}</Muted>
          </Card>
        ))}
      </ul>
    </Stack>
  );
}

const ICONS = ['search', 'pin', 'paw'] as const;

export function AboutSteps() {
  return (
    <Stack as="section" gap={6} className={styles.steps}>
      <h2>{STRINGS.stepsTitle}</h2>
      <ol>
        {STRINGS.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.stamp}>
              <Icon name={ICONS[index] ?? 'paw'} size={30} />
            </span>
            <h3>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>{title}</span>
            </h3>
            <Muted>{text}</Muted>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

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
      <LoadFailureLine text={STRINGS.dataFailed} isBusy={isRetrying} onRetry={() => void refetch().catch(() => undefined)} />
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
