import { Card, Stack } from '../../../components/kit';
import { addressLines } from './address-lines';
import styles from './facility-info-card.module.css';
import type { FacilityInfoCard_FacilityFragment } from './facility-info-card.generated';
import { FacilitySource } from './facility-source';
import type { FacilitySource_DatasetFragment } from './facility-source.generated';
import { HomepageLinks } from './homepage-links';
import { InfoRow } from './info-row';
import { isWeekKnown, OpeningWeek } from './opening-week';
import { PhoneLinks } from './contact-links';
import { STRINGS } from './strings';

interface FacilityInfoCardProps {
  facility: FacilityInfoCard_FacilityFragment;
  dataset: FacilitySource_DatasetFragment;
}

/** Every fact that is known, in the data's own words. What is not known has no row. */
export function FacilityInfoCard({ facility, dataset }: FacilityInfoCardProps) {
  return (
    <Card as="section" gap={4} className={styles.card} aria-labelledby="facility-info">
      <h2 id="facility-info">{STRINGS.infoTitle}</h2>
      <Stack as="dl" gap={3} className={styles.rows}>
        <VisitRows facility={facility} />
        <PetRows facility={facility} />
        <ContactRows facility={facility} />
      </Stack>
      <FacilitySource facility={facility} dataset={dataset} />
    </Card>
  );
}

type RowsProps = Pick<FacilityInfoCardProps, 'facility'>;

function VisitRows({ facility }: RowsProps) {
  const { operatingHours, holiday, openingWeek, parkingAvailable, admissionFeeInfo, additionalPetFee } = facility;
  return (
    <>
      <InfoRow
        icon="clock"
        label={STRINGS.openingHours}
        value={(operatingHours || holiday) && isWeekKnown(openingWeek) && <OpeningWeek week={openingWeek} />}
      />
      <InfoRow icon="list" label={STRINGS.operatingHours} value={operatingHours} />
      <InfoRow
        icon="calendar"
        label={STRINGS.holiday}
        value={holiday}
        note={holiday === '연중무휴' && !isRoundTheClock(operatingHours) && STRINGS.openAllYear}
      />
      <InfoRow
        icon="parking"
        label={STRINGS.parking}
        value={parkingAvailable !== null && STRINGS.parkingChoices[parkingAvailable ? 'yes' : 'no']}
      />
      <InfoRow icon="tree" label={STRINGS.space} value={spaceOf(facility)} />
      <InfoRow
        icon="won"
        label={STRINGS.admissionFee}
        value={admissionFeeInfo}
        note={admissionFeeInfo === '변동' && STRINGS.feeVaries}
      />
      <InfoRow icon="won" label={STRINGS.additionalPetFee} value={facility.petFriendly !== false && additionalPetFee} />
    </>
  );
}

function PetRows({ facility: { category2, allowedPetSize, petRestrictions, petOnlyInfo } }: RowsProps) {
  return (
    <>
      {/* A clinic's column says whom it treats, not who fits through the door. */}
      <InfoRow
        icon="ruler"
        label={category2 === '반려의료' ? STRINGS.treatedPets : STRINGS.petSize}
        value={applying(allowedPetSize)}
      />
      <InfoRow
        icon="leash"
        label={STRINGS.petRestrictions}
        value={applying(petRestrictions)}
        note={petRestrictions === '제한사항 없음' && STRINGS.noRestrictions}
      />
      <InfoRow icon="paw" label={STRINGS.petOnlyInfo} value={applying(petOnlyInfo)} />
    </>
  );
}

function ContactRows({ facility }: RowsProps) {
  const { phoneNumber, homepage, category1, category2, category3, description } = facility;
  return (
    <>
      <InfoRow icon="phone" label={STRINGS.phone} value={phoneNumber && <PhoneLinks phoneNumber={phoneNumber} />} />
      <InfoRow icon="globe" label={STRINGS.homepage} value={homepage && <HomepageLinks homepage={homepage} />} />
      <InfoRow icon="pin" label={STRINGS.address} value={addressLines(facility)} />
      <InfoRow icon="list" label={STRINGS.categories} value={[category1, category2, category3].filter(Boolean).join(' › ')} />
      <InfoRow icon="info" label={STRINGS.description} value={description !== category3 && description} />
    </>
  );
}

/** Where pets may not come in, size and restriction read 해당없음; the notice above the card says it in words. */
const applying = (text: string | null) => (text === '해당없음' ? null : text);

const isRoundTheClock = (hours: string | null) => hours !== null && /00:00\s?~\s?24:00/.test(hours);

function spaceOf({ indoorFacility, outdoorFacility }: RowsProps['facility']) {
  if (indoorFacility && outdoorFacility) return STRINGS.spaceChoices.both;
  if (indoorFacility) return STRINGS.spaceChoices.indoor;
  return outdoorFacility ? STRINGS.spaceChoices.outdoor : null;
}
