import { ButtonLink } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Muted, Stack } from '../../../components/kit';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { FacilityMapCard_FacilityFragment } from './facility-map-card.generated';
import styles from './facility-map-card.module.css';
import { kakaoSearchLink } from './contact-links';
import { STRINGS } from './strings';

/** A map service may know an address that the data has no point for; an invented address leads nowhere. */
export function NoLocation({ facility: { roadAddress, jibunAddress, isDemo } }: { facility: FacilityMapCard_FacilityFragment }) {
  const address = isDemo ? null : (roadAddress ?? jibunAddress);
  return (
    <Stack gap={2} align="center" className={styles.none}>
      <Icon name="pin" size={32} />
      <p>
        <strong>{STRINGS.noLocation}</strong>
      </p>
      <Muted data-keep-clear>{address ? STRINGS.noLocationHint : STRINGS.noLocationNorAddress}</Muted>
      {address && (
        <ButtonLink
          variant="secondary"
          icon={<Icon name="search" />}
          to={kakaoSearchLink(address)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span>{STRINGS.findByAddress}</span>
          <VisuallyHidden>{`(${STRINGS.newWindow})`}</VisuallyHidden>
        </ButtonLink>
      )}
    </Stack>
  );
}
