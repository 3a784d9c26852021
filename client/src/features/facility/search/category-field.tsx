import { CategoryGlyph } from '../../../components/category-glyph';
import { categoryStyle, compareGroups, groupLabel } from '../../../components/category-style';
import { Row } from '../../../components/kit';
import styles from './filter-panel.module.css';
import { STRINGS } from './strings';
import { type CategoryGroup, isKindChosen, toggleGroup, toggleKind } from './toggle-category';
import { ToggleChip } from '../../../components/toggle-chip';

interface CategoryFieldProps {
  labelId: string;
  groups: CategoryGroup[];
  /** Names of groups and kinds; none of them is 전체. */
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

export function CategoryField({ labelId, groups, chosen, onChange }: CategoryFieldProps) {
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
    <Row role="group" aria-labelledby={labelId} align="stretch" wrap className={styles.categories}>
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
    </Row>
  );
}
