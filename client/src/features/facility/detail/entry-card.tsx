import { inWordsOfKind } from '@baldojang/rules/entry/kind-words';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Card, Meta, Row, Stack } from '../../../components/kit';
import { InfoChip } from '../../../components/parts';
import { openPets } from '../../../lib/pets/open-pets';
import { petLabel } from '../../../lib/pets/pet-label';
import { type MyPet, usePets } from '../../../lib/pets/pet-store';
import { EntryMark } from '../admission/admission';
import { entryLine } from '../admission/entry-line';
import type { EntryCard_FacilityFragment } from './entry-card.generated';
import type { FacilityInfoCard_FacilityFragment } from './facility-info-card.generated';
import type { FacilitySource_DatasetFragment } from './facility-source.generated';
import styles from './entry-card.module.css';
import cardStyles from './facility-info-card.module.css';
import { STRINGS } from './strings';

type Entry = NonNullable<EntryCard_FacilityFragment['entry']>;
type Condition = Entry['conditions'][number];

const YEAR_MS = 365 * 24 * 60 * 60_000;
/** What one has to carry, or the pet. */
const TO_BRING = new Set<Condition['kind']>([
  'LEASH',
  'CARRIER',
  'STROLLER',
  'MUZZLE',
  'MANNER_BELT',
  'DIAPER',
  'POOP_BAG',
  'VACCINATION',
  'REGISTRATION',
  'OWN_SUPPLIES',
]);

type Facts = Pick<FacilityInfoCard_FacilityFragment, 'finalCreationDate' | 'isDemo'>;

interface EntryCardProps {
  facility: EntryCard_FacilityFragment & Facts;
  dataset: Pick<FacilitySource_DatasetFragment, 'provider'>;
  visits?: ReactNode;
}

/** May these pets come in, why, on which conditions, and how old that is. Without pets: what the place says in general. */
export function EntryCard({ facility, dataset, visits }: EntryCardProps) {
  const { category3, entry } = facility;
  const { pets } = usePets();
  const along = pets.filter(({ comesAlong }) => comesAlong);
  return (
    <Card as="section" gap={4} className={cardStyles.card} aria-labelledby="facility-entry">
      <h2 id="facility-entry">{STRINGS.entry.title}</h2>
      {entry && <Meta>{along.map(petLabel).join(', ')}</Meta>}
      <EntryMark
        line={
          entry
            ? { answer: entry.answer, text: inWordsOfKind(category3, STRINGS.entry.answers[entry.answer]) }
            : entryLine(facility)
        }
      />
      {entry && <EntryDetails entry={entry} along={along} />}
      <Source facility={facility} provider={dataset.provider} />
      <Button variant={entry ? 'quiet' : 'secondary'} className={styles.pets} onClick={openPets}>
        {entry ? STRINGS.entry.otherPets : STRINGS.entry.namePets}
      </Button>
      {visits}
    </Card>
  );
}

function EntryDetails({ entry, along }: { entry: Entry; along: readonly MyPet[] }) {
  const { conditions, reasons, residue, isBeforeEateryLaw } = entry;
  // Pets may have changed since the answer was asked for.
  const namesOf = (places: readonly number[]) =>
    new Set(places).size < along.length &&
    places
      .flatMap((place) => along[place] ?? [])
      .map(petLabel)
      .join(', ');
  const toBring = [...new Set(conditions.filter(({ kind }) => TO_BRING.has(kind)).map(({ text }) => text))];
  return (
    <>
      {reasons.length > 0 && (
        <Stack as="ul" gap={2} className={styles.list}>
          {reasons.map(({ text, quote, pets }) => (
            <Quoted key={`${text}-${quote}`} text={text} quote={quote} tags={[namesOf(pets)]} />
          ))}
        </Stack>
      )}
      {conditions.length > 0 && (
        <Stack as="ul" gap={2} className={styles.list} aria-label={STRINGS.entry.conditions}>
          {groupsOf(conditions).map((group) => (
            <Quoted
              key={group.map(({ kind, text }) => `${kind}-${text}`).join()}
              text={group.map(({ text }) => text).join(STRINGS.entry.or)}
              quote={quotesOf(group)}
              tags={[
                namesOf(group.flatMap(({ pets }) => pets)),
                group.every(({ isRequiredByLaw }) => isRequiredByLaw) && STRINGS.entry.byLaw,
              ]}
            />
          ))}
        </Stack>
      )}
      {residue.length > 0 && <Meta>{STRINGS.entry.residue(residue)}</Meta>}
      {toBring.length > 0 && <Checklist items={toBring} />}
      {isBeforeEateryLaw && <Meta data-keep-clear>{STRINGS.entry.eateryLaw}</Meta>}
    </>
  );
}

/** Of alternatives one is enough: they share a line. */
function groupsOf(conditions: readonly Condition[]): Condition[][] {
  const groups = new Map<string, Condition[]>();
  conditions.forEach((condition, index) => {
    const key = String(condition.alternativeGroup ?? `alone-${index}`);
    groups.set(key, [...(groups.get(key) ?? []), condition]);
  });
  return [...groups.values()];
}

const quotesOf = (conditions: readonly Condition[]) =>
  [...new Set(conditions.flatMap(({ quote }) => quote ?? []))].join(', ') || null;

interface QuotedProps {
  text: string;
  quote: string | null;
  /** For whom it holds where not for all, and why. */
  tags: readonly (string | false | null)[];
}

function Quoted({ text, quote, tags }: QuotedProps) {
  return (
    <li>
      <span>{text}</span>
      {tags.map((tag) => tag && <InfoChip key={tag}>{tag}</InfoChip>)}
      {quote && quote !== text && (
        <Meta as="q" className={styles.quote}>
          {quote}
        </Meta>
      )}
    </li>
  );
}

/** For this visit alone: nothing of it is stored. */
function Checklist({ items }: { items: readonly string[] }) {
  return (
    <Row as="fieldset" align="stretch" wrap className={styles.checklist}>
      <Meta as="legend">{STRINGS.entry.toBring}</Meta>
      {items.map((item) => (
        <label key={item}>
          <input type="checkbox" />
          <span>{item}</span>
        </label>
      ))}
    </Row>
  );
}

/** How old the facts are, and whose. */
function Source({ facility, provider }: { facility: EntryCardProps['facility']; provider: string }) {
  const { entry, isDemo } = facility;
  const isCorrected = entry?.isCorrected ?? false;
  const date = entry?.asOf ?? facility.finalCreationDate;
  const [openedAt] = useState(Date.now);
  const isOld = date !== null && openedAt - Date.parse(date) > YEAR_MS;
  return (
    <div>
      {date && (
        <Row as="p" gap={1} align="stretch" meta className={styles.note}>
          {isOld && !isCorrected && <Icon name="info" size={16} />}
          <span>{isCorrected ? STRINGS.entry.corrected(date) : isOld ? STRINGS.entry.old(date) : STRINGS.written(date)}</span>
        </Row>
      )}
      <Meta>{isDemo ? STRINGS.demoSource : STRINGS.source(provider)}</Meta>
    </div>
  );
}
