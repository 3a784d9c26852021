import { CopyButton } from '../../../components/copy-button';
import { Meta, Row } from '../../../components/kit';
import styles from './facility-info-card.module.css';
import { STRINGS } from './strings';

interface AddressLinesProps {
  roadAddress: string | null;
  jibunAddress: string | null;
  postalCode: string | null;
}

/** null where neither address is known, so that no empty row is left. */
export function addressLines({ roadAddress, jibunAddress, postalCode }: AddressLinesProps) {
  const address = roadAddress ?? jibunAddress;
  if (!address) return null;
  const more = [roadAddress && jibunAddress && STRINGS.lotAddress(jibunAddress), postalCode && STRINGS.postalCode(postalCode)];
  return (
    <div>
      <p>{address}</p>
      {more.map((line) => line && <Meta key={line}>{line}</Meta>)}
      <Row align="stretch" wrap className={styles.copy}>
        <CopyButton
          variant="quiet"
          label={STRINGS.copyAddress}
          text={address}
          copied={STRINGS.addressCopied}
          fieldLabel={STRINGS.copyAddressByHand}
        />
      </Row>
    </div>
  );
}
