import { Radio, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { AntdTheme } from '../../../components/antd-theme';
import { Button } from '../../../components/button';
import { CategoryGlyph } from '../../../components/category-badge';
import { categoryStyle, compareGroups, groupLabel } from '../../../components/category-style';
import { Icon } from '../../../components/icon';
import { Meta, Row, Stack } from '../../../components/kit';
import { ToggleChip } from '../../../components/toggle-chip';
import { PET_TYPE_NAMES } from '../../../graphql/constants.generated';
import type { PetType } from '../../../graphql/types.generated';
import { openPets } from '../../../lib/pets/open-pets';
import { FILTERS, type SearchFilters } from '../../../lib/search-filters';
import styles from './filter-panel.module.css';
import { RegionFields } from './region-fields';
import { STRINGS } from './strings';
import { type CategoryGroup, isKindChosen, toggleGroup, toggleKind } from './toggle-category';
import type { FilterOptions } from './use-filter-options';
import { OpenTimeField } from './visit-fields';

interface FilterPanelProps {
  filters: SearchFilters;
  options: FilterOptions;
  /** Where the person or the middle of the map is, as "내 위치: 서울특별시 강남구". */
  place: string | null;
  onChange: (patch: Partial<SearchFilters>) => void;
}

function Group({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const id = useId();
  return (
    <Stack gap={2}>
      <Meta id={id} className={styles.label}>
        {label}
      </Meta>
      {children(id)}
    </Stack>
  );
}

interface FieldProps<T> {
  labelId: string;
  /** None is 전체. */
  chosen: T[];
  onChange: (chosen: T[]) => void;
}

const PET_TYPES = Object.keys(PET_TYPE_NAMES) as PetType[];

function PetField({ labelId, chosen, onChange }: FieldProps<PetType>) {
  const toggle = (petType: PetType) =>
    onChange(chosen.includes(petType) ? chosen.filter((other) => other !== petType) : [...chosen, petType]);
  return (
    <div role="group" aria-labelledby={labelId} className={styles.chips}>
      <ToggleChip isChecked={chosen.length === 0} onToggle={() => onChange([])}>
        {STRINGS.filters.all}
      </ToggleChip>
      {PET_TYPES.map((petType) => (
        <ToggleChip key={petType} isChecked={chosen.includes(petType)} onToggle={() => toggle(petType)}>
          {PET_TYPE_NAMES[petType]}
        </ToggleChip>
      ))}
    </div>
  );
}

/** `chosen` are names of groups and kinds. */
function CategoryField({ labelId, groups, chosen, onChange }: FieldProps<string> & { groups: CategoryGroup[] }) {
  const chip = (group: CategoryGroup, kind: string | null) => {
    const { color, glyph } = categoryStyle(group.name, kind);
    return (
      <ToggleChip
        key={kind ?? group.name}
        color={color}
        glyph={<CategoryGlyph path={glyph} />}
        isChecked={kind ? isKindChosen(chosen, group, kind) : chosen.includes(group.name)}
        isMixed={!kind && group.kinds.some((name) => chosen.includes(name))}
        onToggle={() => onChange(kind ? toggleKind(chosen, group, kind) : toggleGroup(chosen, group))}
      >
        {kind ?? groupLabel(group.name)}
      </ToggleChip>
    );
  };
  return (
    <div role="group" aria-labelledby={labelId} className={`${styles.chips} ${styles.categories}`}>
      <ToggleChip isChecked={chosen.length === 0} onToggle={() => onChange([])}>
        {STRINGS.filters.all}
      </ToggleChip>
      {[...groups].sort(compareGroups).map((group) => (
        <div
          key={group.name}
          role="group"
          aria-label={groupLabel(group.name)}
          className={group.kinds.length > 0 ? styles.family : undefined}
        >
          {chip(group, null)}
          {group.kinds.length > 0 && <div className={styles.kinds}>{group.kinds.map((kind) => chip(group, kind))}</div>}
        </div>
      ))}
    </div>
  );
}

const SWITCHES = ['friendlyOnly', 'outingOnly'] as const;
const CHOICES = ['parking', 'placeType'] as const;

export function FilterPanel({ filters, options, place, onChange }: FilterPanelProps) {
  const id = useId();
  return (
    <AntdTheme>
      <Stack gap={5}>
        <Stack gap={2}>
          {place && <p className={styles.place}>{place}</p>}
          <RegionFields regions={options.regions} region={filters.region} district={filters.district} onChange={onChange} />
        </Stack>
        <Stack gap={1}>
          {SWITCHES.map((key) => (
            <Row key={key} as="label" gap={3} justify="between" className={styles.switch} htmlFor={`${id}-${key}`}>
              <Stack as="span">
                <span>{FILTERS[key].name}</span>
                {key === 'outingOnly' && <Meta as="small">{STRINGS.filters.outingHint}</Meta>}
              </Stack>
              <Switch id={`${id}-${key}`} checked={filters[key]} onChange={(isOn) => onChange({ [key]: isOn })} />
            </Row>
          ))}
        </Stack>
        <Group label={FILTERS.openAt.name}>
          {(labelId) => (
            <OpenTimeField labelId={labelId} chosen={filters.openAt} onChange={(openAt) => onChange({ openAt })}>
              <ToggleChip isChecked={filters.isOpenAllDay} onToggle={() => onChange({ isOpenAllDay: !filters.isOpenAllDay })}>
                {FILTERS.isOpenAllDay.name}
              </ToggleChip>
            </OpenTimeField>
          )}
        </Group>
        <Group label={FILTERS.categories.name}>
          {(labelId) => (
            <CategoryField
              labelId={labelId}
              groups={options.groups}
              chosen={filters.categories}
              onChange={(categories) => onChange({ categories })}
            />
          )}
        </Group>
        <Group label={FILTERS.petTypes.name}>
          {(labelId) => (
            <>
              <PetField labelId={labelId} chosen={filters.petTypes} onChange={(petTypes) => onChange({ petTypes })} />
              <Button variant="quiet" icon={<Icon name="paw" />} className={styles.pets} onClick={openPets}>
                {STRINGS.party.ask}
              </Button>
            </>
          )}
        </Group>
        {CHOICES.map((key) => (
          <Group key={key} label={FILTERS[key].name}>
            {(labelId) => (
              <Radio.Group
                optionType="button"
                block
                aria-labelledby={labelId}
                options={FILTERS[key].options}
                value={filters[key]}
                onChange={(event) => onChange({ [key]: event.target.value as string })}
              />
            )}
          </Group>
        ))}
      </Stack>
    </AntdTheme>
  );
}
