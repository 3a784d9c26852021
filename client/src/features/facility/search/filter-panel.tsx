import { Radio, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { AntdTheme } from '../../../components/antd-theme';
import { Button } from '../../../components/button';
import { Meta, Row, Stack } from '../../../components/kit';
import { CategoryField } from './category-field';
import styles from './filter-panel.module.css';
import { OpenTimeField } from './open-time-field';
import { PetField } from './pet-field';
import { RegionFields } from './region-fields';
import { openPets } from '../../../lib/pets/open-pets';
import { FILTERS, type SearchFilters } from '../../../lib/search-filters';
import { STRINGS } from './strings';
import { Icon } from '../../../components/icon';
import { ToggleChip } from '../../../components/toggle-chip';
import type { FilterOptions } from './use-filter-options';

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
    <Stack gap={2} className={styles.group}>
      <Meta id={id} className={styles.label}>
        {label}
      </Meta>
      {children(id)}
    </Stack>
  );
}

const SWITCHES = ['friendlyOnly', 'outingOnly'] as const;
const CHOICES = ['parking', 'placeType'] as const;

export function FilterPanel({ filters, options, place, onChange }: FilterPanelProps) {
  const id = useId();
  return (
    <AntdTheme>
      <Stack gap={5}>
        <Stack gap={2} className={styles.group}>
          {place && <p className={styles.place}>{place}</p>}
          <RegionFields regions={options.regions} region={filters.region} district={filters.district} onChange={onChange} />
        </Stack>
        <Stack gap={1}>
          {SWITCHES.map((key) => (
            <Row key={key} as="label" gap={3} justify="between" className={styles.switch} htmlFor={`${id}-${key}`}>
              <span>
                <span>{FILTERS[key].name}</span>
                {key === 'outingOnly' && (
                  <Meta as="small" className={styles.hint}>
                    {STRINGS.filters.outingHint}
                  </Meta>
                )}
              </span>
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
                className={styles.segments}
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
