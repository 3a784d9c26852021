import { Link } from 'react-router';
import { Icon } from '../../../components/icon';
import { Stack } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import { ExternalLink } from '../../../components/external-link';
import type { FacilityInfoCard_FacilityFragment } from './facility-info-card.generated';
import type { FacilitySource_DatasetFragment } from './facility-source.generated';
import styles from './facility-source.module.css';
import { strings } from './strings';

interface FacilitySourceProps {
  facility: Pick<FacilityInfoCard_FacilityFragment, 'id' | 'finalCreationDate' | 'isDemo'>;
  dataset: FacilitySource_DatasetFragment;
}

/** How old the facts are, whose they are, and where a mistake in them can be put right. */
export function FacilitySource({ facility: { id, finalCreationDate, isDemo }, dataset }: FacilitySourceProps) {
  return (
    <Stack as="footer" gap={1} meta className={styles.source}>
      {isDemo ? (
        <p>{strings.demoSource}</p>
      ) : (
        <>
          {finalCreationDate && <p>{strings.written(finalCreationDate)}</p>}
          <p>{`${strings.source(dataset.provider)}, ${dataset.name}`}</p>
        </>
      )}
      <details>
        <summary>
          <span>{strings.wrong}</span>
          <Icon name="chevron-down" size={16} className={styles.chevron} />
        </summary>
        <p>{isDemo ? strings.wrongDemoText : strings.wrongText}</p>
        <p>
          <Link className={styles.tell} to={paths.support(id)}>
            {strings.tell}
          </Link>
        </p>
        <p>
          <ExternalLink href={dataset.url}>{strings.wrongLink(dataset.provider)}</ExternalLink>
        </p>
      </details>
    </Stack>
  );
}
