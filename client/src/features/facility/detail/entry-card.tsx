import { inWordsOfKind } from '@baldojang/rules/entry/kind-words';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Card, Meta, Row, Stack } from '../../../components/kit';
import { InfoChip } from '../../../components/parts';
import { openPets } from '../../../lib/pets/open-pets';
import { petLabel } from '../../../lib/pets/pet-label';
import type { MyPet } from '../../../lib/pets/pet-store';
import { usePets } from '../../../lib/pets/use-pets';
import { EntryMark } from '../admission/entry-mark';
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
/** What stands in a bag or on the animal. */
const TO_BRING: Partial<Record<Condition['kind'], true>> = {
  LEASH: true,
  CARRIER: true,
  STROLLER: true,
  MUZZLE: true,
  MANNER_BELT: true,
  DIAPER: true,
  POOP_BAG: true,
  VACCINATION: true,
  REGISTRATION: true,
  OWN_SUPPLIES: true,
};

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

interface DetailsProps {
  entry: Entry;
  along: readonly MyPet[];
}

function EntryDetails({ entry: { conditions, reasons, residue, isBeforeEateryLaw }, along }: DetailsProps) {
  // Pets may have changed since the answer was asked for.
  const namesOf = (places: readonly number[]) =>
    new Set(places).size < along.length &&
    places
      .flatMap((place) => along[place] ?? [])
      .map(petLabel)
      .join(', ');
  const toBring = [...new Set(conditions.filter(({ kind }) => TO_BRING[kind]).map(({ text }) => text))];
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
      {residue.length > 0 && (
        <Row as="p" align="stretch" meta className={styles.note}>
          {STRINGS.entry.residue(residue)}
        </Row>
      )}
      {toBring.length > 0 && <Checklist items={toBring} />}
      {isBeforeEateryLaw && (
        <Row data-keep-clear as="p" align="stretch" meta className={styles.note}>
          {STRINGS.entry.eateryLaw}
        </Row>
      )}
    </>
  );
}

/** Of alternatives one is enough: they stand in one line. */
function groupsOf(conditions: readonly Condition[]): Condition[][] {
  const groups = new Map<string, Condition[]>();
  conditions.forEach((condition, index) => {
    const key = condition.alternativeGroup === null ? `alone-${index}` : `group-${condition.alternativeGroup}`;
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
  const [packed, setPacked] = useState<ReadonlySet<string>>(new Set());
  const toggle = (item: string) =>
    setPacked((before) =>
      before.has(item) ? new Set([...before].filter((other) => other !== item)) : new Set([...before, item]),
    );
  return (
    <Row as="fieldset" align="stretch" wrap className={styles.checklist}>
      <legend>{STRINGS.entry.toBring}</legend>
      {items.map((item) => (
        <label key={item}>
          <input type="checkbox" checked={packed.has(item)} onChange={() => toggle(item)} />
          <span>{item}</span>
        </label>
      ))}
    </Row>
  );
}

interface SourceProps {
  facility: Facts;
  provider: string;
}

/** How old the facts are, and whose. */
function Source({ facility: { finalCreationDate: date, isDemo }, provider }: SourceProps) {
  const [openedAt] = useState(Date.now);
  const isOld = date !== null && openedAt - Date.parse(date) > YEAR_MS;
  return (
    <div>
      {date && (
        <Row as="p" align="stretch" meta className={styles.note}>
          {isOld && <Icon name="info" size={16} />}
          <span>{isOld ? STRINGS.entry.old(date) : STRINGS.written(date)}</span>
        </Row>
      )}
      <Row as="p" align="stretch" meta className={styles.note}>
        {isDemo ? STRINGS.demoSource : STRINGS.source(provider)}
      </Row>
    </div>
  );
}
