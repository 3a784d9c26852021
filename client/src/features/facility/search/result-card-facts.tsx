import type { ReactNode } from 'react';
import { PhoneLinks } from '../detail/phone-links';
import type { FacilityCard_FacilityFragment } from './facility-card.generated';
import styles from './result-card.module.css';
import { strings } from './strings';

interface ResultCardFactsProps {
  id: string;
  facility: FacilityCard_FacilityFragment;
  isOpen: boolean;
}

/** The facts that come after the first glance. What is not known is left out. */
export function ResultCardFacts({ id, facility, isOpen }: ResultCardFactsProps) {
  const { phoneNumber } = facility;
  const facts: [string, ReactNode][] = [
    [strings.card.address, facility.roadAddress ?? facility.jibunAddress],
    [strings.card.phone, phoneNumber && <PhoneLinks phoneNumber={phoneNumber} />],
    [strings.card.petSize, facility.allowedPetSize],
    [strings.card.operatingHours, facility.operatingHours],
    [strings.card.holiday, facility.holiday],
    [strings.card.restrictions, facility.petRestrictions],
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
