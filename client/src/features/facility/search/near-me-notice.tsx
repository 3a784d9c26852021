import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Row } from '../../../components/kit';
import styles from './result-section.module.css';
import { STRINGS } from './strings';
import { useMyLocation } from './use-my-location';

interface NearMeNoticeProps {
  /** While more of the word may come the browser's question would be in the way. */
  isAsked: boolean;
}

/** Stands above the results of "내 주변" until the position is known: asks for it, or for a district where that fails. */
export function NearMeNotice({ isAsked }: NearMeNoticeProps) {
  const [isRefused, setIsRefused] = useState(false);
  const { locate, isLocating } = useMyLocation(
    () => undefined,
    () => setIsRefused(true),
  );
  const ask = useEffectEvent(locate);
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);
  return (
    <Row gap={2} align="start" className={styles.banner}>
      <Icon name="locate" />
      <div>
        <p role="status">{isRefused ? STRINGS.nearMe.refused : STRINGS.nearMe.asking}</p>
        <Button variant="quiet" className={styles.quiet} busy={isLocating} onClick={locate}>
          {STRINGS.nearMe.locate}
        </Button>
      </div>
    </Row>
  );
}
