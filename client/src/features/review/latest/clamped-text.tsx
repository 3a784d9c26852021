import { useEffect, useId, useRef, useState } from 'react';
import styles from './clamped-text.module.css';
import { STRINGS } from './strings';

interface ClampedTextProps {
  text: string;
  /** Whose review it is, for the spoken name of the button. */
  place: string;
}

/** Three lines, and a button for the rest where there is a rest: that depends on the width. */
export function ClampedText({ text, place }: ClampedTextProps) {
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);

  useEffect(() => {
    const { current } = paragraph;
    // Opened it no longer tells what would be cut.
    if (!current || isOpen) return;
    const measure = () => setIsLong(current.scrollHeight > current.clientHeight);
    // It tells of the first size too, when the browser has laid out all of them: asked for here, each would be laid out for itself.
    const resizing = new ResizeObserver(measure);
    resizing.observe(current);
    return () => resizing.disconnect();
  }, [text, isOpen]);

  return (
    <div>
      <p ref={paragraph} id={id} className={`${styles.text} ${isOpen ? '' : styles.clamped}`}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={STRINGS.moreOf(place, isOpen)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? STRINGS.less : STRINGS.more}
        </button>
      )}
    </div>
  );
}
