import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../components/icon';
import { Card, Row, Stack } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import type { FacilityCard_FacilityFragment } from './facility-card.generated';
import { RatingSummary } from './rating-summary';
import { ResultCardFacts } from './result-card-facts';
import styles from './result-card.module.css';
import { STRINGS } from './strings';
import { VisitFacts } from './visit-facts';

interface ResultCardProps {
  facility: FacilityCard_FacilityFragment;
  /** In metres; null while it is not known where it would count from. */
  distance: number | null;
  /** The place that the distance counts from; null for the person. */
  from: string | null;
  favorite: ReactNode;
}

function Name({ facility: { id, name } }: Pick<ResultCardProps, 'facility'>) {
  if (id) return <Link to={paths.facility(id)}>{name}</Link>;
  return (
    <button type="button" onClick={() => showToast({ type: 'warning', text: STRINGS.card.cannotOpen })}>
      {name}
    </button>
  );
}

export function ResultCard({ facility, distance, from, favorite }: ResultCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const factsId = useId();
  return (
    <Card as="article" className={styles.card} data-card-id={facility.id || undefined}>
      <Row gap={2}>
        <h3 className={styles.name}>
          <Name facility={facility} />
        </h3>
        <RatingSummary reviewCount={facility.reviewCount} averageRating={facility.averageRating} />
        {facility.id && favorite}
      </Row>
      <VisitFacts facility={facility} distance={distance} from={from} />
      <Stack align="end" justify="between" className={styles.last}>
        {facility.parkingAvailable !== null && (
          <p className={facility.parkingAvailable ? styles.parking : styles.noParking}>
            <Icon name="parking" size={16} />
            <span>{facility.parkingAvailable ? STRINGS.card.parkingYes : STRINGS.card.parkingNo}</span>
          </p>
        )}
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={factsId}
          aria-label={STRINGS.card.moreOf(facility.name, isOpen)}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{isOpen ? STRINGS.card.less : STRINGS.card.more}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      </Stack>
      <ResultCardFacts id={factsId} facility={facility} isOpen={isOpen} />
    </Card>
  );
}
