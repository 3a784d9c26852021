import { CopyButton } from '../../../components/copy-button';
import { Meta, Row } from '../../../components/kit';
import styles from './facility-info-card.module.css';
import { strings } from './strings';

interface AddressLinesProps {
  roadAddress: string | null;
  jibunAddress: string | null;
  postalCode: string | null;
}

/** null where neither address is known, so that no empty row is left. */
export function addressLines({ roadAddress, jibunAddress, postalCode }: AddressLinesProps) {
  const address = roadAddress ?? jibunAddress;
  if (!address) return null;
  const more = [roadAddress && jibunAddress && strings.lotAddress(jibunAddress), postalCode && strings.postalCode(postalCode)];
  return (
    <div>
      <p>{address}</p>
      {more.map((line) => line && <Meta key={line}>{line}</Meta>)}
      <Row align="stretch" wrap className={styles.copy}>
        <CopyButton
          variant="quiet"
          label={strings.copyAddress}
          text={address}
          copied={strings.addressCopied}
          fieldLabel={strings.copyAddressByHand}
        />
      </Row>
    </div>
  );
}
