import type { ReactNode } from 'react';
import { Card, Stack } from '../../../components/kit';
import styles from './auth-card.module.css';

interface AuthCardProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page that is one short form. */
export function AuthCard({ title, lead, children }: AuthCardProps) {
  return (
    <Stack align="center" className={styles.page}>
      <Card as="section" className={styles.card}>
        <img src="/favicon.svg" alt="" width={56} height={56} className={styles.mark} />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </Card>
    </Stack>
  );
}
