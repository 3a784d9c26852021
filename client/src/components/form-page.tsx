import type { ReactNode } from 'react';
import styles from './form-page.module.css';
import { Card, Stack } from './kit';

interface FormPageProps {
  children: ReactNode;
  /** Below the card's content. */
  after?: ReactNode;
}

/** A page of one short form, on a card under the product's mark. */
export const FormPage = ({ children, after }: FormPageProps) => (
  <Stack align="center" className={styles.page}>
    <Card as="section" className={styles.card}>
      <img src="/favicon.svg" alt="" width={56} height={56} className={styles.mark} />
      {children}
      {after && <p className={styles.after}>{after}</p>}
    </Card>
  </Stack>
);
