import type { ReactNode } from 'react';
import { Row } from '../../../components/kit';
import styles from './board-form.module.css';

interface BoardFactProps {
  label: string;
  children: ReactNode;
}

/** What the form shows and nobody changes. */
export function BoardFact({ label, children }: BoardFactProps) {
  return (
    <Row gap={2} className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Row>
  );
}
