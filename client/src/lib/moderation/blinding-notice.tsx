import { Link } from 'react-router';
import { Row } from '../../components/kit';
import { dateTimeText } from '../date-text';
import { paths } from '../paths';
import styles from './blinding-notice.module.css';
import type { BlindingFragment } from './blinding.generated';
import { BLINDING_STRINGS as STRINGS } from './strings';

interface BlindingNoticeProps {
  blinding: BlindingFragment;
  /** The text, of its author: who may object. */
  objection: `review:${string}` | `comment:${string}` | null;
}

/** On a text that only its author and administrators see. */
export const BlindingNotice = ({ blinding: { reason, until }, objection }: BlindingNoticeProps) => (
  <Row gap={3} wrap justify="between" role="note" className={styles.notice}>
    <div className={styles.words}>
      <p>
        <b>{STRINGS.title}</b> <span>{until ? STRINGS.until(dateTimeText(until)) : STRINGS.forever}</span>
      </p>
      <p className={styles.reason}>{STRINGS.reason(reason)}</p>
    </div>
    {objection && (
      <Link className={styles.object} to={paths.support({ about: objection })}>
        {STRINGS.object}
      </Link>
    )}
  </Row>
);
