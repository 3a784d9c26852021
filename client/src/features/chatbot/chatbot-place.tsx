import { use } from 'react';
import { Link } from 'react-router';
import { CategoryBadge } from '../../components/category-badge';
import { Icon } from '../../components/icon';
import { Panel, Row } from '../../components/kit';
import { paths } from '../../lib/paths';
import { AdmissionSlot } from './admission-slot';
import type { ChatbotAnswer_AnswerFragment, ChatbotPlace_FacilityFragment } from './ask-chatbot.generated';
import styles from './chatbot-place.module.css';
import { STRINGS } from './strings';

/** One number and nothing else; the place's page handles the others. */
const ONE_NUMBER = /^\+?[\d\s().-]{7,20}$/;

export const telAddress = (phoneNumber: string) => `tel:${phoneNumber.replace(/[^\d+]/g, '')}`;

interface ChatbotPlaceProps {
  facility: ChatbotPlace_FacilityFragment;
  /** For the pets of the question or the party. */
  entry: ChatbotAnswer_AnswerFragment['entries'][number] | undefined;
  /** A person may speak of "첫 번째"; null for the only one. */
  number: number | null;
  /** To be called now. */
  isUrgent: boolean;
}

export function ChatbotPlace({ facility, entry, number, isUrgent }: ChatbotPlaceProps) {
  const { id, name, category2, category3, sidoName, sigunguName, roadAddress, jibunAddress, phoneNumber, parkingAvailable } =
    facility;
  const renderAdmission = use(AdmissionSlot);
  return (
    <Panel as="li" gap={1} className={styles.place} data-urgent={isUrgent || undefined}>
      <Row gap={2} align="start">
        {number !== null && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <Link className={styles.name} to={paths.facility(id)}>
          {name}
        </Link>
      </Row>
      <Row as="p" gap={2} wrap>
        <CategoryBadge group={category2} kind={category3} />
        <span>{sigunguName ?? sidoName}</span>
      </Row>
      {renderAdmission({ ...facility, ...(entry && { entry }) })}
      {(roadAddress ?? jibunAddress) && <p>{roadAddress ?? jibunAddress}</p>}
      {phoneNumber && <Phone name={name} phoneNumber={phoneNumber} />}
      {parkingAvailable !== null && (
        <Row as="p" gap={2} wrap>
          <Icon name="parking" size={18} />
          <span>{parkingAvailable ? STRINGS.parking : STRINGS.noParking}</span>
        </Row>
      )}
    </Panel>
  );
}

function Phone({ name, phoneNumber }: { name: string; phoneNumber: string }) {
  const number = (
    <>
      <Icon name="phone" size={18} />
      <span>{phoneNumber}</span>
    </>
  );
  if (!ONE_NUMBER.test(phoneNumber.trim()))
    return (
      <Row as="p" gap={2}>
        {number}
      </Row>
    );
  return (
    <Row as="p">
      <Row as="a" gap={2} className={styles.phone} href={telAddress(phoneNumber)} aria-label={STRINGS.call(name, phoneNumber)}>
        {number}
      </Row>
    </Row>
  );
}
