import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Meta, Panel, Row } from '../../../components/kit';
import select from '../../../components/select.module.css';
import { ToggleChip } from '../../../components/toggle-chip';
import chip from '../../../components/toggle-chip.module.css';
import { dayText, koreanMinute, openTimeText } from '../../../lib/open-time';
import { openPets } from '../../../lib/pets/open-pets';
import { petLabel } from '../../../lib/pets/pet-label';
import { changePets, usePets } from '../../../lib/pets/pet-store';
import type { OpenTime } from '../../../lib/search-filters';
import rows from './chip-row.module.css';
import styles from './filter-panel.module.css';
import { STRINGS } from './strings';
import type { UnderstoodSearch } from './use-understood-search';

/** Which pets come along, and which answers to them are shown. */
export function PartyField({ search }: { search: UnderstoodSearch }) {
  const asked = search.asked.filters.pets;
  const { entry } = search.shown;
  const { pets, party } = usePets();
  // Pets named in the query replace the person's own.
  const isOwn = asked === party;
  const toggle = (id: string) =>
    changePets((all) => all.map((pet) => (pet.id === id ? { ...pet, comesAlong: !pet.comesAlong } : pet)));
  return (
    <div role="group" aria-label={STRINGS.party.label} className={rows.chips}>
      {(isOwn ? pets : []).map((pet) => (
        <ToggleChip key={pet.id} isChecked={pet.comesAlong} glyph={<Icon name="paw" size={16} />} onToggle={() => toggle(pet.id)}>
          {petLabel(pet)}
        </ToggleChip>
      ))}
      {isOwn && (
        <button type="button" className={`${chip.chip} ${styles.opener}`} onClick={openPets}>
          <Icon name="plus" size={16} />
          <span>{pets.length > 0 ? STRINGS.party.edit : STRINGS.party.ask}</span>
        </button>
      )}
      {asked.length > 0 && (
        <>
          <ToggleChip isChecked={entry !== 'any'} onToggle={() => search.narrow({ entry: entry === 'any' ? 'all' : 'any' })}>
            {STRINGS.party.possible}
          </ToggleChip>
          <ToggleChip isChecked={entry === 'sure'} onToggle={() => search.narrow({ entry: entry === 'sure' ? 'all' : 'sure' })}>
            {STRINGS.party.sure}
          </ToggleChip>
        </>
      )}
    </div>
  );
}

interface OpenTimeFieldProps {
  /** Of the field, where it has one on the screen. */
  labelId?: string;
  chosen: OpenTime | null;
  onChange: (chosen: OpenTime | null) => void;
  /** On a phone the choices stay in one line that scrolls. */
  isOneLine?: boolean;
  /** Behind the two choices. */
  children?: ReactNode;
}

const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 48 * HALF_HOUR_MS;
const DAYS = 14;
const TIMES = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

/** Open now, or at a time of the next two weeks. */
export function OpenTimeField({ labelId, chosen, onChange, isOneLine = false, children }: OpenTimeFieldProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  /** When it was opened; null while it is closed. */
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const isNow = chosen?.at === 'now';
  const time = chosen && !isNow ? chosen.at : null;

  function choose(at: string | null) {
    setOpenedAt(null);
    onChange(at === null ? null : { at, withUnknown: chosen?.withUnknown ?? false });
  }

  return (
    <div role="group" aria-label={labelId ? undefined : STRINGS.openTime.label} aria-labelledby={labelId}>
      <div className={isOneLine ? rows.chips : styles.chips}>
        <ToggleChip isChecked={isNow} glyph={<Icon name="clock" size={16} />} onToggle={() => choose(isNow ? null : 'now')}>
          {STRINGS.openTime.now}
        </ToggleChip>
        <button
          ref={opener}
          type="button"
          className={`${chip.chip} ${styles.opener}`}
          data-chosen={time !== null || undefined}
          aria-expanded={openedAt !== null}
          aria-controls={id}
          onClick={() => setOpenedAt(openedAt === null ? Date.now() : null)}
        >
          <span>{time ? openTimeText(time) : STRINGS.openTime.choose}</span>
          <Icon name={openedAt === null ? 'chevron-down' : 'chevron-up'} size={16} />
        </button>
        {children}
      </div>
      <div id={id}>
        {openedAt !== null && (
          <TimeForm
            now={openedAt}
            chosen={time}
            onChoose={choose}
            onClose={() => {
              setOpenedAt(null);
              opener.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

interface TimeFormProps {
  now: number;
  chosen: string | null;
  onChoose: (at: string) => void;
  onClose: () => void;
}

function TimeForm({ now, chosen, onChoose, onClose }: TimeFormProps) {
  const id = useId();
  const [firstDay] = koreanMinute(now).split('T');
  const days = Array.from({ length: DAYS }, (_, index) => koreanMinute(now + index * DAY_MS).split('T')[0]!);
  const [nextDay = '', nextTime = ''] = koreanMinute((Math.floor(now / HALF_HOUR_MS) + 1) * HALF_HOUR_MS).split('T');
  const [chosenDay = '', chosenTime = ''] = chosen?.split('T') ?? [];
  const [day, setDay] = useState(days.includes(chosenDay) ? chosenDay : nextDay);
  const [time, setTime] = useState(TIMES.includes(chosenTime) ? chosenTime : nextTime);

  function submit(event: FormEvent) {
    event.preventDefault();
    onChoose(`${day}T${time}`);
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Not the drawer around it.
    event.stopPropagation();
    onClose();
  }

  return (
    <Panel as="form" className={`${styles.selects} ${styles.form}`} onSubmit={submit} onKeyDown={onKeyDown}>
      <Meta as="label" htmlFor={`${id}-day`}>
        {STRINGS.openTime.day}
      </Meta>
      <select id={`${id}-day`} className={select.select} autoFocus value={day} onChange={(event) => setDay(event.target.value)}>
        {days.map((date) => (
          <option key={date} value={date}>
            {date === firstDay ? `${STRINGS.openTime.today}, ${dayText(date)}` : dayText(date)}
          </option>
        ))}
      </select>
      <Meta as="label" htmlFor={`${id}-time`}>
        {STRINGS.openTime.time}
      </Meta>
      <select id={`${id}-time`} className={select.select} value={time} onChange={(event) => setTime(event.target.value)}>
        {TIMES.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </select>
      <Row gap={2} align="stretch" wrap className={styles.buttons}>
        <Button type="submit">{STRINGS.openTime.apply}</Button>
        <Button variant="quiet" onClick={onClose}>
          {STRINGS.openTime.close}
        </Button>
      </Row>
    </Panel>
  );
}
