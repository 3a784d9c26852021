import { Link } from 'react-router';
import { Icon } from '../../components/icon';
import { Meta, Row, Stack } from '../../components/kit';
import { VisuallyHidden } from '../../components/visually-hidden';
import { CHATBOT_RULES } from '../../graphql/constants.generated';
import type { ChatbotAnswer_AnswerFragment } from './ask-chatbot.generated';
import styles from './chatbot-bubble.module.css';
import { ChatbotPlace } from './chatbot-place';
import { moreOnMap } from './more-on-map';
import { STRINGS } from './strings';

/** An answer as plain text, whoever wrote it: nothing in it becomes a link or a tag. */
export function ChatbotAnswer({ answer: { text, source, facilities, search } }: { answer: ChatbotAnswer_AnswerFragment }) {
  const isUrgent = source === 'URGENT';
  const label = STRINGS.sources[source];
  const { before, after } = isUrgent && facilities.length > 0 ? clinicsFirst(text) : { before: text, after: '' };
  return (
    <Stack gap={3} className={styles.bot} data-urgent={isUrgent || undefined}>
      <VisuallyHidden>{STRINGS.bot}</VisuallyHidden>
      {isUrgent && (
        <Row as="p" gap={2} className={styles.urgent}>
          <Icon name="warning" />
          <span>{label}</span>
        </Row>
      )}
      <p className={styles.text}>{before}</p>
      {facilities.length > 0 && (
        <Stack as="ul" gap={2} className={styles.places}>
          {facilities.map((facility) => (
            <ChatbotPlace key={facility.id} facility={facility} isUrgent={isUrgent} />
          ))}
        </Stack>
      )}
      {facilities.length > 0 && search && (
        <Link className={styles.more} to={moreOnMap(search)}>
          <span>{facilities.length < CHATBOT_RULES.placesMax ? STRINGS.onMap : STRINGS.moreOnMap}</span>
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
      {after && <p className={styles.text}>{after}</p>}
      {!isUrgent && label && <Meta className={styles.source}>{label}</Meta>}
    </Stack>
  );
}

const BLANK_LINE = /\n\s*\n/;

/**
 * Whom to call stands above what to do until then. The server tells the advice, which begins with the sentence that matters most,
 * and behind a blank line what the clinics are.
 */
function clinicsFirst(text: string): { before: string; after: string } {
  const [advice = '', ...clinics] = text.split(BLANK_LINE);
  if (clinics.length === 0) return { before: text, after: '' };
  const [first = '', ...rest] = advice.split(/(?<=[.!])\s+/);
  return { before: [first, ...clinics].join('\n'), after: rest.join(' ') };
}
