import { Radio, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { AntdLook } from '../../../components/antd-look';
import { CategoryField } from './category-field';
import styles from './filter-panel.module.css';
import { PetField } from './pet-field';
import { RegionFields } from './region-fields';
import type { SearchFilters } from './search-filters';
import { strings } from './strings';
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
    <div className={styles.group}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {children(id)}
    </div>
  );
}

const choices = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

export function FilterPanel({ filters, options, place, onChange }: FilterPanelProps) {
  const id = useId();
  const { parkingChoices, placeTypeChoices } = strings.filters;
  const segmented = { optionType: 'button', block: true, className: styles.segments } as const;
  return (
    <AntdLook>
      <div className={styles.panel}>
        <div className={styles.group}>
          {place && <p className={styles.place}>{place}</p>}
          <RegionFields regions={options.regions} region={filters.region} district={filters.district} onChange={onChange} />
        </div>
        <div className={styles.switches}>
          <label className={styles.switch} htmlFor={`${id}-friendly`}>
            <span>{strings.filters.friendlyOnly}</span>
            <Switch
              id={`${id}-friendly`}
              checked={filters.friendlyOnly}
              onChange={(friendlyOnly) => onChange({ friendlyOnly })}
            />
          </label>
          <label className={styles.switch} htmlFor={`${id}-outing`}>
            <span>
              <span>{strings.filters.outingOnly}</span>
              <small className={styles.hint}>{strings.filters.outingHint}</small>
            </span>
            <Switch id={`${id}-outing`} checked={filters.outingOnly} onChange={(outingOnly) => onChange({ outingOnly })} />
          </label>
        </div>
        <Group label={strings.filters.categories}>
          {(labelId) => (
            <CategoryField
              labelId={labelId}
              groups={options.groups}
              chosen={filters.categories}
              onChange={(categories) => onChange({ categories })}
            />
          )}
        </Group>
        <Group label={strings.filters.pets}>
          {(labelId) => <PetField labelId={labelId} chosen={filters.petTypes} onChange={(petTypes) => onChange({ petTypes })} />}
        </Group>
        <Group label={strings.filters.parking}>
          {(labelId) => (
            <Radio.Group
              {...segmented}
              aria-labelledby={labelId}
              options={choices(parkingChoices)}
              value={filters.parking}
              onChange={(event) => onChange({ parking: event.target.value as SearchFilters['parking'] })}
            />
          )}
        </Group>
        <Group label={strings.filters.placeType}>
          {(labelId) => (
            <Radio.Group
              {...segmented}
              aria-labelledby={labelId}
              options={choices(placeTypeChoices)}
              value={filters.placeType}
              onChange={(event) => onChange({ placeType: event.target.value as SearchFilters['placeType'] })}
            />
          )}
        </Group>
      </div>
    </AntdLook>
  );
}
