import { Link } from 'react-router';
import { Icon } from '../../../components/icon';
import { Stack } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import { ExternalLink } from '../../../components/external-link';
import type { FacilityInfoCard_FacilityFragment } from './facility-info-card.generated';
import type { FacilitySource_DatasetFragment } from './facility-source.generated';
import styles from './facility-source.module.css';
import { STRINGS } from './strings';

interface FacilitySourceProps {
  facility: Pick<FacilityInfoCard_FacilityFragment, 'id' | 'finalCreationDate' | 'isDemo'>;
  dataset: FacilitySource_DatasetFragment;
}

/** How old the facts are, whose they are, and where a mistake in them can be put right. */
export function FacilitySource({ facility: { id, finalCreationDate, isDemo }, dataset }: FacilitySourceProps) {
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
      <details>
        <summary>
          <span>{STRINGS.wrong}</span>
          <Icon name="chevron-down" size={16} className={styles.chevron} />
        </summary>
        <p>{isDemo ? STRINGS.wrongDemoText : STRINGS.wrongText}</p>
        <p>
          <Link className={styles.tell} to={paths.support(id)}>
            {STRINGS.tell}
          </Link>
        </p>
        <p>
          <ExternalLink href={dataset.url}>{STRINGS.wrongLink(dataset.provider)}</ExternalLink>
        </p>
      </details>
    </Stack>
  );
}
