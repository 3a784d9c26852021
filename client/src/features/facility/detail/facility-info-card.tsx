import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../../components/copy-button';
import { ExternalLink } from '../../../components/external-link';
import { Icon, type IconName } from '../../../components/icon';
import { Card, Meta, Row, Stack } from '../../../components/kit';
import { dateText } from '../../../lib/date-text';
import { dayText } from '../../../lib/open-time';
import { paths } from '../../../lib/paths';
import { useNow } from '../../../lib/use-now';
import { AcceptedCorrections } from '../correction/accepted-corrections';
import { CorrectionButton } from '../correction/correction-button';
import { PhoneLinks } from './contact-links';
import styles from './facility-info-card.module.css';
import type { FacilityInfoCard_FacilityFragment } from './facility-info-card.generated';
import type { FacilitySource_DatasetFragment } from './facility-source.generated';
import { STRINGS } from './strings';

type Facility = FacilityInfoCard_FacilityFragment;
type Week = Facility['openingWeek'];

interface Fact {
  icon: IconName;
  label: string;
  value: ReactNode;
  /** Says what the data's words mean where they could mislead. */
  note?: string | false;
}

/** Values of the public data. */
const CLINIC = '반려의료';
const NEVER_CLOSED = '연중무휴';
const VARIES = '변동';
const NO_RESTRICTIONS = '제한사항 없음';
const NOT_APPLICABLE = '해당없음';

interface FacilityInfoCardProps {
  facility: Facility;
  dataset: FacilitySource_DatasetFragment;
}

/** Every known fact, in the data's own words. What is not known has no row. */
export function FacilityInfoCard({ facility, dataset }: FacilityInfoCardProps) {
  return (
    <Card as="section" gap={4} className={styles.card} aria-labelledby="facility-info">
      <h2 id="facility-info">{STRINGS.infoTitle}</h2>
      <Stack as="dl" gap={3} className={styles.rows}>
        {factsOf(facility).map(
          ({ icon, label, value, note }) =>
            value && (
              <Stack key={label} className={styles.row}>
                <Row as="dt" gap={2} meta>
                  <Icon name={icon} size={18} />
                  <span>{label}</span>
                </Row>
                <dd>
                  <div>{value}</div>
                  {note && <Meta data-keep-clear>{note}</Meta>}
                </dd>
              </Stack>
            ),
        )}
      </Stack>
      <Source facility={facility} dataset={dataset} />
    </Card>
  );
}

function factsOf(facility: Facility): Fact[] {
  const { operatingHours, holiday, openingWeek, parkingAvailable, admissionFeeInfo, additionalPetFee } = facility;
  const { category1, category2, category3, petRestrictions, phoneNumber, homepage, description } = facility;
  const isWeekKnown = openingWeek.some(({ status, note }) => status !== 'UNKNOWN' || note);
  const isRoundTheClock = operatingHours !== null && /00:00\s?~\s?24:00/.test(operatingHours);
  return [
    {
      icon: 'clock',
      label: STRINGS.openingHours,
      value: (operatingHours || holiday) && isWeekKnown && <OpeningWeek week={openingWeek} />,
    },
    { icon: 'list', label: STRINGS.operatingHours, value: operatingHours },
    {
      icon: 'calendar',
      label: STRINGS.holiday,
      value: holiday,
      note: holiday === NEVER_CLOSED && !isRoundTheClock && STRINGS.openAllYear,
    },
    {
      icon: 'parking',
      label: STRINGS.parking,
      value: parkingAvailable !== null && STRINGS.parkingChoices[parkingAvailable ? 'yes' : 'no'],
    },
    { icon: 'tree', label: STRINGS.space, value: spaceOf(facility) },
    {
      icon: 'won',
      label: STRINGS.admissionFee,
      value: admissionFeeInfo,
      note: admissionFeeInfo === VARIES && STRINGS.feeVaries,
    },
    { icon: 'won', label: STRINGS.additionalPetFee, value: facility.petFriendly !== false && additionalPetFee },
    {
      icon: 'ruler',
      // A clinic's column says whom it treats, not who may enter.
      label: category2 === CLINIC ? STRINGS.treatedPets : STRINGS.petSize,
      value: applicable(facility.allowedPetSize),
    },
    {
      icon: 'leash',
      label: STRINGS.petRestrictions,
      value: applicable(petRestrictions),
      note: petRestrictions === NO_RESTRICTIONS && STRINGS.noRestrictions,
    },
    { icon: 'paw', label: STRINGS.petOnlyInfo, value: applicable(facility.petOnlyInfo) },
    { icon: 'phone', label: STRINGS.phone, value: phoneNumber && <PhoneLinks phoneNumber={phoneNumber} /> },
    { icon: 'globe', label: STRINGS.homepage, value: homepage && <HomepageLinks homepage={homepage} /> },
    { icon: 'pin', label: STRINGS.address, value: addressLines(facility) },
    { icon: 'list', label: STRINGS.categories, value: [category1, category2, category3].filter(Boolean).join(' › ') },
    { icon: 'info', label: STRINGS.description, value: description !== category3 && description },
  ];
}

/** The next seven days as they were read out of the texts. */
function OpeningWeek({ week }: { week: Week }) {
  const today = dateText(useNow());
  return (
    <Stack as="ol">
      {week.map((day) => (
        <li key={day.date} className={styles.day} aria-current={day.date === today ? 'date' : undefined}>
          <Row as="span" align="stretch" wrap className={styles.date}>
            <span>{dayText(day.date)}</span>
            {day.date === today && <span className={styles.today}>{STRINGS.week.today}</span>}
            {day.holidayName && <span className={styles.holiday}>{day.holidayName}</span>}
          </Row>
          <Stack as="span" justify="start" className={styles.hours} data-status={day.status}>
            <span>{hoursOf(day)}</span>
            {day.note && (
              <Meta as="span" className={styles.note}>
                {day.note}
              </Meta>
            )}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

function hoursOf({ status, spans }: Week[number]): string {
  if (status === 'UNKNOWN') return STRINGS.week.unknown;
  if (status === 'CLOSED') return STRINGS.week.closed;
  return spans
    .map(({ opensAt, closesAt }) => {
      if (opensAt === '00:00' && closesAt === '24:00') return STRINGS.week.allDay;
      return `${opensAt}~${closesAt > opensAt ? closesAt : STRINGS.week.nextDay(closesAt)}`;
    })
    .join(', ');
}

/** Of places that pets may not enter; the notice above the card says it in words. */
const applicable = (text: string | null) => (text === NOT_APPLICABLE ? null : text);

function spaceOf({ indoorFacility, outdoorFacility }: Facility) {
  if (indoorFacility && outdoorFacility) return STRINGS.spaceChoices.both;
  if (indoorFacility) return STRINGS.spaceChoices.indoor;
  return outdoorFacility ? STRINGS.spaceChoices.outdoor : null;
}

type Address = Pick<Facility, 'roadAddress' | 'jibunAddress'> & { postalCode?: string | null };

/** null where neither address is known, so that no empty row is left. */
export function addressLines({ roadAddress, jibunAddress, postalCode }: Address) {
  const address = roadAddress ?? jibunAddress;
  if (!address) return null;
  return (
    <div>
      <p>{address}</p>
      {roadAddress && jibunAddress && <Meta>{STRINGS.lotAddress(jibunAddress)}</Meta>}
      {postalCode && <Meta>{STRINGS.postalCode(postalCode)}</Meta>}
      <Row align="stretch" wrap className={styles.copy}>
        <CopyButton
          variant="quiet"
          label={STRINGS.copyAddress}
          text={address}
          copied={STRINGS.addressCopied}
          fieldLabel={STRINGS.copyAddressByHand}
        />
      </Row>
    </div>
  );
}

/** Only http(s): the field comes from outside, and `javascript:` is an address too. */
const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** The field contains several homepages, separated by commas, or text that is no address at all. */
function HomepageLinks({ homepage }: { homepage: string }) {
  const parts = homepage.split(',').map((part) => part.trim());
  return (
    <Stack as="ul" gap={1}>
      {parts.filter(Boolean).map((part, index) => (
        <li key={index}>
          {isWebAddress(part) ? (
            <ExternalLink href={part}>{part.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}</ExternalLink>
          ) : (
            part
          )}
        </li>
      ))}
    </Stack>
  );
}

/** How old the facts are, whose they are, and where to report a mistake. */
function Source({ facility, dataset }: FacilityInfoCardProps) {
  const { finalCreationDate, isDemo } = facility;
  return (
    <Stack as="footer" gap={1} meta className={styles.source}>
      {isDemo ? (
        <p>{STRINGS.demoSource}</p>
      ) : (
        <>
          {finalCreationDate && <p>{STRINGS.written(finalCreationDate)}</p>}
          <p>{`${STRINGS.source(dataset.provider)}, ${dataset.name}`}</p>
        </>
      )}
      <AcceptedCorrections facility={facility} />
      <Row gap={3} wrap>
        <CorrectionButton facilityId={facility.id} />
        <Link to={paths.support({ about: `facility:${facility.id}` })}>{STRINGS.ask}</Link>
        <ExternalLink href={dataset.url}>{STRINGS.wrongLink(dataset.provider)}</ExternalLink>
      </Row>
    </Stack>
  );
}
