import { ButtonLink } from '../../../components/button';
import { Stack } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import styles from './promotion.module.css';
import { PromotionLogo, type PromotionLogoName } from './promotion-logo';
import { STRINGS } from './strings';

/** What the product stands on, each under a mark of its own. */
export function Promotion() {
  return (
    <Stack as="section" gap={5} className={styles.promotion}>
      <h2>{STRINGS.promotionTitle}</h2>
      <ul className={styles.marks}>
        {(Object.keys(STRINGS.promotion) as PromotionLogoName[]).map((name) => (
          <Stack key={name} as="li" gap={1} align="center" justify="start" className={styles.mark}>
            <PromotionLogo name={name} />
            <h3>{STRINGS.promotion[name].title}</h3>
            <p>{STRINGS.promotion[name].text}</p>
          </Stack>
        ))}
      </ul>
      <p className={styles.about}>
        <ButtonLink variant="quiet" to={paths.about()}>
          {STRINGS.aboutLink}
        </ButtonLink>
      </p>
    </Stack>
  );
}
