import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon';
import { Row } from './kit';
import styles from './section-head.module.css';

interface SectionHeadProps {
  title: string;
  /** Where all of what the section shows a part of can be seen. */
  to?: string | undefined;
  /** Buttons beside the title. */
  children?: ReactNode;
}

/** As high with buttons as without: nothing jumps when they appear. */
export function SectionHead({ title, to, children }: SectionHeadProps) {
  return (
    <Row gap={2} justify="between" className={styles.head}>
      <h2>
        {to ? (
          <Link className={styles.link} to={to}>
            <span>{title}</span>
            <Icon name="chevron-right" size={18} />
          </Link>
        ) : (
          title
        )}
      </h2>
      {children}
    </Row>
  );
}
