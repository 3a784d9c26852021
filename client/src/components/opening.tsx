import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import styles from './opening.module.css';

interface OpeningText {
  /** Where it was read; none while it is drawn for the server. */
  pathname?: string;
  title: string;
  text: string;
}

const ATTRIBUTE = 'data-opening';

/** Before the client's first render takes what the server had written. */
function readOpening(): OpeningText | null {
  const element = typeof document === 'undefined' ? null : document.querySelector(`[${ATTRIBUTE}]`);
  const [title, text] = [...(element?.children ?? [])].map((child) => child.textContent);
  return title && text ? { pathname: window.location.pathname, title, text } : null;
}

export const OpeningContext = createContext(readOpening());

/** What the server told of the page that was opened first. */
export function useOpening(): OpeningText | null {
  const opening = useContext(OpeningContext);
  const { pathname } = useLocation();
  return opening && [undefined, pathname].includes(opening.pathname) ? opening : null;
}

/** To be read until the page itself is there. */
export const Opening = ({ title, text }: OpeningText) => (
  <div className={styles.opening} {...{ [ATTRIBUTE]: '' }}>
    <h1>{title}</h1>
    <p>{text}</p>
  </div>
);
