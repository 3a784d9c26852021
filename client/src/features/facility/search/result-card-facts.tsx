import type { ReactNode } from 'react';
import { PhoneLinks } from '../detail/phone-links';
import type { FacilityCard_FacilityFragment } from './facility-card.generated';
import styles from './result-card.module.css';
import { STRINGS } from './strings';

interface ResultCardFactsProps {
  id: string;
  facility: FacilityCard_FacilityFragment;
  isOpen: boolean;
}

/** The facts that come after the first glance. What is not known is left out. */
export function ResultCardFacts({ id, facility, isOpen }: ResultCardFactsProps) {
  const { phoneNumber } = facility;
  const facts: [string, ReactNode][] = [
    [STRINGS.card.address, facility.roadAddress ?? facility.jibunAddress],
    [STRINGS.card.phone, phoneNumber && <PhoneLinks phoneNumber={phoneNumber} />],
    [STRINGS.card.petSize, facility.allowedPetSize],
    [STRINGS.card.operatingHours, facility.operatingHours],
    [STRINGS.card.holiday, facility.holiday],
    [STRINGS.card.restrictions, facility.petRestrictions],
  ];
  return (
    <dl id={id} className={`${styles.details} ${isOpen ? styles.open : ''}`}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
