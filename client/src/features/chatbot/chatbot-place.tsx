import { use } from 'react';
import { Link } from 'react-router';
import { CategoryBadge } from '../../components/category-badge';
import { Icon } from '../../components/icon';
import { Panel } from '../../components/kit';
import { paths } from '../../lib/paths';
import { AdmissionSlot } from './admission-slot';
import type { ChatbotPlace_FacilityFragment } from './ask-chatbot.generated';
import styles from './chatbot-place.module.css';
import { STRINGS } from './strings';

/** One number and nothing else; the page of the place reads the others. */
const ONE_NUMBER = /^\+?[\d\s().-]{7,20}$/;

interface ChatbotPlaceProps {
  facility: ChatbotPlace_FacilityFragment;
  /** To be called now. */
  isUrgent: boolean;
}

/** What decides whether to go there; the rest is on its page. */
export function ChatbotPlace({ facility, isUrgent }: ChatbotPlaceProps) {
  const { id, name, category2, category3, sidoName, sigunguName, roadAddress, jibunAddress, phoneNumber, parkingAvailable } =
    facility;
  const renderAdmission = use(AdmissionSlot);
  return (
    <Panel as="li" gap={1} className={styles.place} data-urgent={isUrgent || undefined}>
      <Link className={styles.name} to={paths.facility(id)}>
        {name}
      </Link>
      <p className={styles.where}>
        <CategoryBadge group={category2} kind={category3} />
        <span>{sigunguName ?? sidoName}</span>
      </p>
      {renderAdmission(facility)}
      {(roadAddress ?? jibunAddress) && <p>{roadAddress ?? jibunAddress}</p>}
      {phoneNumber && <Phone name={name} phoneNumber={phoneNumber} />}
      {parkingAvailable !== null && (
        <p className={styles.fact}>
          <Icon name="parking" size={18} />
          <span>{parkingAvailable ? STRINGS.parking : STRINGS.noParking}</span>
        </p>
      )}
    </Panel>
  );
}

function Phone({ name, phoneNumber }: { name: string; phoneNumber: string }) {
  return (
    <p className={styles.fact}>
      {ONE_NUMBER.test(phoneNumber.trim()) ? (
        <a
          className={styles.phone}
          href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}
          aria-label={STRINGS.call(name, phoneNumber)}
        >
          <Icon name="phone" size={18} />
          <span>{phoneNumber}</span>
        </a>
      ) : (
        <>
          <Icon name="phone" size={18} />
          <span>{phoneNumber}</span>
        </>
      )}
    </p>
  );
}
