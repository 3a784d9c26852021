import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { Panel, Stack } from './kit';
import styles from './page-skeleton.module.css';
import { Skeleton } from './skeleton';

const STRINGS = { loading: '불러오는 중이에요' };

/** Shown in place of a page until its code and its first answer are there. */
export function PageSkeleton() {
  const opening = useOpening();
  return (
    <Stack gap={3} justify="start" className={styles.page} role="status" aria-label={STRINGS.loading}>
      {opening ? (
        // To be read until the page itself is there.
        <Stack gap={3} data-opening="">
          <h1>{opening.title}</h1>
          <p>{opening.text}</p>
        </Stack>
      ) : (
        <>
          <Skeleton width="min(320px, 70%)" height="34px" />
          <Skeleton width="min(480px, 90%)" height="20px" />
        </>
      )}
      <div className={styles.cards}>
        {[0, 1, 2].map((card) => (
          <Panel key={card} gap={3} className={styles.card}>
            <Skeleton width="60%" height="22px" />
            <Skeleton height="16px" />
            <Skeleton width="80%" height="16px" />
          </Panel>
        ))}
      </div>
    </Stack>
  );
}

interface Opening {
  /** Where it was read; none while it is drawn for the server. */
  pathname?: string;
  title: string;
  text: string;
}

/** Before the client's first render replaces what the server wrote. */
function readOpening(): Opening | null {
  const element = typeof document === 'undefined' ? null : document.querySelector('[data-opening]');
  const [title, text] = [...(element?.children ?? [])].map((child) => child.textContent);
  return title && text ? { pathname: window.location.pathname, title, text } : null;
}

export const OpeningContext = createContext(readOpening());

/** What the server wrote about the page that was opened first. */
export function useOpening(): Opening | null {
  const opening = use(OpeningContext);
  const { pathname } = useLocation();
  return opening && [undefined, pathname].includes(opening.pathname) ? opening : null;
}
