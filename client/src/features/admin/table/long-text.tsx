import { useState } from 'react';
import { cutText } from '../../../lib/cut-text';
import styles from './long-text.module.css';
import { STRINGS } from './strings';

const SHOWN_CHARACTERS = 100;
const SHOWN_LINES = 4;

/** Plain text as it was written; a long one in short, so that rows stay rows. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (text === '') return null;
  const beginning = shortened(text);
  return (
    <div className={styles.text}>
      <span>{isOpen || beginning === text ? text : `${beginning}…`}</span>
      {beginning !== text && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? STRINGS.less : STRINGS.more}
        </button>
      )}
    </div>
  );
}

const shortened = (text: string) => cutText(text.split('\n').slice(0, SHOWN_LINES).join('\n'), SHOWN_CHARACTERS);
