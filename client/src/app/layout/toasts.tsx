import { useEffect, useEffectEvent, useState } from 'react';
import { CLOSE, IconFrame } from '../../components/icon-frame';
import { Row, Stack } from '../../components/kit';
import { hideToasts, type ShownToast, useToasts } from '../../lib/toast';
import { STRINGS } from '../strings';
import styles from './toasts.module.css';

const SECONDS = 3;
const MARKS = {
  success: 'm7.5 12.5 3 3 6-6.5',
  error: 'm9 9 6 6M15 9l-6 6',
  warning: 'M12 7v6M12 16.5v.01',
  info: 'M12 11v6M12 7.5v.01',
};

/** Part of the entry: without a connection a message could not load its code. */
export function Toasts() {
  return (
    <Stack gap={2} align="center" className={styles.toasts} aria-live="polite">
      {useToasts().map((toast) => (
        <Line key={toast.key} toast={toast} />
      ))}
    </Stack>
  );
}

function Line({ toast }: { toast: ShownToast }) {
  const { type, text, action, seconds = SECONDS } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const hide = () => hideToasts((other) => other === toast);
  const hideLater = useEffectEvent(hide);
  useEffect(() => {
    if (isHeld || seconds === Infinity) return;
    const timer = setTimeout(hideLater, seconds * 1000);
    return () => clearTimeout(timer);
  }, [isHeld, seconds, toast]);
  return (
    <Row
      gap={2}
      className={styles.toast}
      data-type={type}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <IconFrame size={22}>
        <circle cx="12" cy="12" r="10" />
        <path d={MARKS[type]} />
      </IconFrame>
      <span>{text}</span>
      {action && (
        <>
          <button type="button" onClick={() => (hide(), action.run())}>
            {action.label}
          </button>
          <button type="button" aria-label={STRINGS.close} onClick={hide}>
            <IconFrame size={18} path={CLOSE} />
          </button>
        </>
      )}
    </Row>
  );
}
