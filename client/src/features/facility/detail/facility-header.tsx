import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/icon';
import { ShareButton } from '../../../components/share-button';
import { paths } from '../../../lib/paths';
import { petWelcome, type PetWelcome } from '../search/pet-welcome';
import { ActionLink } from './action-link';
import { FacilityNotices } from './facility-notices';
import { FacilityTitle } from './facility-title';
import type { FacilityHeader_FacilityFragment } from './facility-header.generated';
import styles from './facility-header.module.css';
import { phoneParts } from './phone-parts';
import { RouteLink } from './route-link';
import { strings } from './strings';

const WELCOME_ICONS: Record<Exclude<PetWelcome['tone'], 'no'>, IconName> = { yes: 'paw', unknown: 'info' };

interface FacilityHeaderProps {
  facility: FacilityHeader_FacilityFragment;
  /** The favourite toggle. */
  favorite?: ReactNode;
}

/** What decides a visit at one glance: what it is, where it is, may my pet come in; and the ways there. */
export function FacilityHeader({ facility, favorite }: FacilityHeaderProps) {
  const { id, name, phoneNumber, latitude, longitude } = facility;
  const welcome = petWelcome(facility);
  const call = phoneParts(phoneNumber ?? '').find(({ href }) => href)?.href;
  return (
    <header className={styles.header}>
      <FacilityTitle facility={facility} />
      {/* A refusal is said by its notice, in more than two words. */}
      {welcome.tone !== 'no' && (
        <p className={styles.welcome} data-tone={welcome.tone}>
          <Icon name={WELCOME_ICONS[welcome.tone]} />
          <span>{welcome.text}</span>
        </p>
      )}
      <FacilityNotices facility={facility} />
      <div className={styles.actions}>
        {latitude !== null && longitude !== null && (
          <RouteLink name={name} latitude={latitude} longitude={longitude} label={strings.route} />
        )}
        {call && (
          <ActionLink variant="secondary" icon="phone" href={call}>
            {strings.call}
          </ActionLink>
        )}
        {favorite}
        <ShareButton path={paths.facility(id)} title={name} />
      </div>
    </header>
  );
}
