import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { Button } from '../../components/button';
import { Meta, Panel, Row } from '../../components/kit';
import { dateTimeText } from '../../lib/date-text';
import { idOf, type OutboxEntry, stateOf } from '../../lib/outbox/entries';
import { dropWrite, useSendingId } from '../../lib/outbox/outbox';
import { paths } from '../../lib/paths';
import { visitText } from '../../lib/visit-text';
import { STRINGS } from './strings';
import styles from './outbox.module.css';

interface EntryCardProps {
  entry: OutboxEntry;
  onCorrect: () => void;
  /** Before it is removed. */
  onRemove: () => void;
  /** A link to the place was pressed. */
  onLeave: () => void;
}

export function EntryCard({ entry, onCorrect, onRemove, onLeave }: EntryCardProps) {
  const { facilityId, title, savedAt, problem } = entry;
  const client = useApolloClient();
  const isSending = useSendingId() === idOf(entry);
  const [isAsking, setIsAsking] = useState(false);
  const remover = useRef<HTMLButtonElement>(null);
  const isText = stateOf(entry) === null;
  const kind = kindOf(entry);
  const text = textOf(entry);
  const name = `${title} ${kind}`;
  const shownTitle = (entry.kind === 'like' && title ? STRINGS.likedReview(title) : title) || STRINGS.somePlace;
  const keep = () => {
    flushSync(() => setIsAsking(false));
    remover.current?.focus();
  };
  const discard = () => {
    onRemove();
    void dropWrite(client, entry);
  };

  return (
    <Panel as="li" gap={2} className={styles.entry}>
      <Row gap={2} justify="between" align="baseline" wrap>
        <b>{kind}</b>
        <Meta>{dateTimeText(new Date(savedAt).toISOString())}</Meta>
      </Row>
      <p className={styles.text}>
        {facilityId === null ? (
          <span>{shownTitle}</span>
        ) : (
          <Link to={paths.facility(facilityId)} onClick={onLeave}>
            {shownTitle}
          </Link>
        )}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      <p className={problem === null ? undefined : styles.problem}>
        {problem !== null ? STRINGS.refused(problem) : isSending ? STRINGS.sendingNow : STRINGS.willBeSent}
      </p>
      {isAsking ? (
        <>
          <p role="alert">{STRINGS.removeQuestion}</p>
          <Row gap={2} fill>
            <Button variant="secondary" autoFocus onClick={keep}>
              {STRINGS.keep}
            </Button>
            <Button variant="danger" onClick={discard}>
              {STRINGS.remove}
            </Button>
          </Row>
        </>
      ) : (
        <Row gap={2} justify="end" wrap>
          <Button
            ref={remover}
            variant="quiet"
            aria-label={STRINGS.removeOf(name)}
            disabled={isSending}
            onClick={isText ? () => setIsAsking(true) : discard}
          >
            {STRINGS.remove}
          </Button>
          {problem !== null && isText && facilityId !== null && (
            <Button variant="secondary" aria-label={STRINGS.correctOf(name)} onClick={onCorrect}>
              {STRINGS.correct}
            </Button>
          )}
        </Row>
      )}
    </Panel>
  );
}

function kindOf(entry: OutboxEntry): string {
  if (entry.kind === 'like') return entry.input.isLiked ? STRINGS.like : STRINGS.unlike;
  if (entry.kind === 'favorite') return entry.input.isFavorite ? STRINGS.favorite : STRINGS.unfavorite;
  return STRINGS[entry.kind];
}

function textOf({ kind, input }: OutboxEntry): string | null {
  if (kind === 'review') {
    const photoCount = input.images?.length ?? 0;
    return [STRINGS.stars(input.rating), photoCount > 0 && STRINGS.photos(photoCount), input.content].filter(Boolean).join(' · ');
  }
  if (kind !== 'visit') return null;
  const { outcome, visitedOn, conditionKind = null } = input;
  return visitedOn ? visitText({ outcome, visitedOn, conditionKind }) : null;
}
