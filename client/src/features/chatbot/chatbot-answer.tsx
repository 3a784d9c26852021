import { Link } from 'react-router';
import { Icon } from '../../components/icon';
import { Meta, Row, Stack } from '../../components/kit';
import { VisuallyHidden } from '../../components/visually-hidden';
import { CHATBOT_RULES } from '../../graphql/constants.generated';
import { koreanMinute } from '../../lib/open-time';
import { searchPath } from '../../lib/search-filters';
import type { ChatbotAnswer_AnswerFragment } from './ask-chatbot.generated';
import styles from './chatbot-bubble.module.css';
import { ChatbotPlace } from './chatbot-place';
import { STRINGS } from './strings';

/** The text is plain: nothing in it becomes a link or a tag. */
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
        <Row as={Link} gap={1} className={styles.more} to={moreOnMap(search)}>
          <span>{facilities.length < CHATBOT_RULES.placesMax ? STRINGS.onMap : STRINGS.moreOnMap}</span>
          <Icon name="chevron-right" size={16} />
        </Row>
      )}
      {after && <p className={styles.text}>{after}</p>}
      {!isUrgent && label && <Meta className={styles.source}>{label}</Meta>}
    </Stack>
  );
}

const BLANK_LINE = /\n\s*\n/;

/**
 * Puts the clinics above the advice, except its first sentence, which matters most. The server sends the advice, a blank line and
 * the clinics.
 */
function clinicsFirst(text: string): { before: string; after: string } {
  const [advice = '', ...clinics] = text.split(BLANK_LINE);
  if (clinics.length === 0) return { before: text, after: '' };
  const [first = '', ...rest] = advice.split(/(?<=[.!])\s+/);
  return { before: [first, ...clinics].join('\n'), after: rest.join(' ') };
}

function moreOnMap({
  sidoName,
  sigunguName,
  nearPlace,
  searchText,
  parkingAvailable,
  indoorFacility,
  outdoorFacility,
  categories,
  petTypes,
  pets,
  openAt,
  isOpenNow,
  isOpenAllDay,
}: NonNullable<ChatbotAnswer_AnswerFragment['search']>): string {
  return searchPath({
    // The search finds the station or quarter in its text.
    query: [nearPlace?.name, searchText].filter(Boolean).join(' '),
    region: sidoName,
    district: sigunguName,
    categories,
    petTypes,
    pets,
    openAt: openAt ? { at: isOpenNow ? 'now' : koreanMinute(Date.parse(openAt)), withUnknown: false } : null,
    isOpenAllDay: isOpenAllDay ?? false,
    parking: parkingAvailable === null ? 'all' : parkingAvailable ? 'Y' : 'N',
    placeType: indoorFacility ? (outdoorFacility ? 'both' : 'indoor') : outdoorFacility ? 'outdoor' : 'all',
  });
}
