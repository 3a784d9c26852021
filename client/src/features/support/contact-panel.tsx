import { Link } from 'react-router';
import { Icon } from '../../components/icon';
import { Meta, Row, Stack } from '../../components/kit';
import { CONTACT } from '../../lib/contact';
import { paths } from '../../lib/paths';
import styles from './support.module.css';
import { STRINGS } from './strings';

export function ContactPanel() {
  return (
    <Stack as="aside" gap={5} justify="start" className={styles.panel} aria-label={STRINGS.contactTitle}>
      <Stack as="dl" gap={4} className={styles.facts}>
        <div>
          <Row as="dt" gap={2} meta>
            <Icon name="globe" size={18} />
            <span>{STRINGS.email}</span>
          </Row>
          <dd>
            <a href={`mailto:${CONTACT}`}>{CONTACT}</a>
          </dd>
        </div>
        <div>
          <Row as="dt" gap={2} meta>
            <Icon name="clock" size={18} />
            <span>{STRINGS.answerTitle}</span>
          </Row>
          <dd>{STRINGS.answerText}</dd>
        </div>
      </Stack>
      <div>
        <h2>{STRINGS.writeTitle}</h2>
        <Stack as="ul" gap={2} className={styles.hints}>
          {STRINGS.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </Stack>
      </div>
      <Meta className={styles.notices}>
        <span>{STRINGS.noticesText}</span> <Link to={paths.boards()}>{STRINGS.notices}</Link>
      </Meta>
    </Stack>
  );
}
