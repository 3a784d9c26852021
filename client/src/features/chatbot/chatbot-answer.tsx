import { Link } from 'react-router';
import { ButtonLink } from '../../components/button';
import { Icon, type IconName } from '../../components/icon';
import { Meta, Row, Stack } from '../../components/kit';
import { VisuallyHidden } from '../../components/visually-hidden';
import { CHATBOT_RULES } from '../../graphql/constants.generated';
import type { ChatbotSource } from '../../graphql/types.generated';
import { koreanMinute } from '../../lib/open-time';
import { searchPath } from '../../lib/search-filters';
import type { ChatbotAnswer_AnswerFragment } from './ask-chatbot.generated';
import styles from './chatbot-bubble.module.css';
import { ChatbotPlace, telAddress } from './chatbot-place';
import { STRINGS } from './strings';

type Answer = ChatbotAnswer_AnswerFragment;
type Search = NonNullable<Answer['search']>;

/** Labels that a person should see first: the others stand below the answer. */
const LABEL_ICONS: Partial<Record<ChatbotSource, IconName>> = { URGENT: 'warning', PERSON: 'heart' };

/** The text is plain: nothing in it becomes a link or a tag. */
export function ChatbotAnswer({ answer }: { answer: Answer }) {
  const { source, topic, hotlines, facilities, entries, search } = answer;
  const isUrgent = source === 'URGENT';
  const label = source === 'PLACES' && facilities.length === 0 ? null : STRINGS.sources[source];
  const labelIcon = LABEL_ICONS[source];
  return (
    <Stack gap={3} className={styles.bot} data-source={source}>
      <VisuallyHidden>{STRINGS.bot}</VisuallyHidden>
      {labelIcon && (
        <Row as="p" gap={2} className={styles.label}>
          <Icon name={labelIcon} />
          <span>{label}</span>
        </Row>
      )}
      {topic && <p className={styles.topic}>{topic}</p>}
      <Text answer={answer} />
      {hotlines.map(({ name, phoneNumber }, index) => (
        <ButtonLink
          key={phoneNumber}
          className={styles.action}
          variant={index === 0 ? 'primary' : 'secondary'}
          icon={<Icon name="phone" />}
          to={telAddress(phoneNumber)}
          aria-label={STRINGS.callHotline(name, phoneNumber)}
        >
          {STRINGS.hotline(name, phoneNumber)}
        </ButtonLink>
      ))}
      <NearMe answer={answer} />
      {facilities.length > 0 && (
        <Stack as="ol" gap={2} className={styles.places}>
          {facilities.map((facility, index) => (
            <ChatbotPlace
              key={facility.id}
              facility={facility}
              entry={entries[index]}
              number={facilities.length > 1 ? index + 1 : null}
              isUrgent={isUrgent}
            />
          ))}
        </Stack>
      )}
      {facilities.length > 0 && search && (
        <Row as={Link} gap={1} className={styles.more} to={mapPath(search)}>
          <span>{facilities.length < CHATBOT_RULES.placesMax ? STRINGS.onMap : STRINGS.moreOnMap}</span>
          <Icon name="chevron-right" size={16} />
        </Row>
      )}
      {!labelIcon && label && <Meta className={styles.source}>{label}</Meta>}
    </Stack>
  );
}

/** Where the vet cannot wait. An answer that leads to hospitals though nobody asked for places is about a sign of illness. */
const isEmergency = ({ source, search }: Answer) => source === 'URGENT' || (source !== 'PLACES' && search?.isNearMe === true);

/** Calls for a press now, not for the keyboard, which would cover it on a phone. */
export const isHelp = (answer: Answer) => answer.source === 'PERSON' || isEmergency(answer);

/** The first line of an emergency says what to do now. */
function Text({ answer }: { answer: Answer }) {
  const { text } = answer;
  if (!isEmergency(answer)) return <p className={styles.text}>{text}</p>;
  const [now, ...rest] = text.trim().split(/\s*\n\s*/);
  return (
    <>
      <p className={styles.now}>{now}</p>
      {rest.length > 0 && <p className={styles.text}>{rest.join('\n')}</p>}
    </>
  );
}

/** Opens the map around the person. The map asks for the position, which stays in the browser. */
function NearMe({ answer }: { answer: Answer }) {
  const { search } = answer;
  const isNow = isEmergency(answer);
  if (!isNow && !search?.isNearMe) return null;
  return (
    <ButtonLink
      className={styles.action}
      variant={isNow ? 'primary' : 'secondary'}
      icon={<Icon name="locate" />}
      to={isNow ? searchPath({ ...OPEN_HOSPITALS, pets: search?.pets ?? [] }) : mapPath(search!)}
    >
      {isNow ? STRINGS.hospitalsNearMe : STRINGS.nearMe}
    </ButtonLink>
  );
}

const OPEN_HOSPITALS = {
  query: STRINGS.nearMeQuery,
  categories: [STRINGS.hospital],
  openAt: { at: 'now', withUnknown: false },
};

function mapPath({
  sidoName,
  sigunguName,
  nearPlace,
  isNearMe,
  searchText,
  parkingAvailable,
  indoorFacility,
  outdoorFacility,
  categories,
  pets,
  openAt,
  isOpenNow,
  isOpenAllDay,
}: Search): string {
  return searchPath({
    // The search finds the station or quarter in its text.
    query: [isNearMe && STRINGS.nearMeQuery, nearPlace?.name, searchText].filter(Boolean).join(' '),
    region: sidoName,
    district: sigunguName,
    categories,
    pets,
    openAt: openAt ? { at: isOpenNow ? 'now' : koreanMinute(Date.parse(openAt)), withUnknown: false } : null,
    isOpenAllDay: isOpenAllDay ?? false,
    parking: parkingAvailable === null ? 'all' : parkingAvailable ? 'Y' : 'N',
    placeType: indoorFacility ? (outdoorFacility ? 'both' : 'indoor') : outdoorFacility ? 'outdoor' : 'all',
  });
}
