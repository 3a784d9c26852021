import { CategoryBadge } from '../../../components/category-badge';
import { districtName } from '../../../components/district-name';
import { Muted, Stack } from '../../../components/kit';
import type { FacilityTitle_FacilityFragment } from './facility-title.generated';
import styles from './facility-header.module.css';

interface FacilityTitleProps {
  facility: FacilityTitle_FacilityFragment;
}

export function FacilityTitle({ facility }: FacilityTitleProps) {
  const { name, category2, category3, sidoName, sigunguName } = facility;
  return (
    <Stack gap={2} className={styles.title}>
      <CategoryBadge className={styles.badge} group={category2} kind={category3} />
      <h1>{name}</h1>
      <Muted>{districtName(sidoName, sigunguName)}</Muted>
    </Stack>
  );
}
