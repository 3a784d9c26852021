import { ButtonLink } from '../../../components/button';
import { paths } from '../../../lib/paths';
import styles from './promotion.module.css';
import { PromotionLogo, type PromotionLogoName } from './promotion-logo';
import { STRINGS } from './strings';

/** What the product stands on, each under a mark of its own. */
export function Promotion() {
  return (
    <section className={styles.promotion}>
      <h2>{STRINGS.promotionTitle}</h2>
      <ul className={styles.marks}>
        {(Object.keys(STRINGS.promotion) as PromotionLogoName[]).map((name) => (
          <li key={name} className={styles.mark}>
            <PromotionLogo name={name} />
            <h3>{STRINGS.promotion[name].title}</h3>
            <p>{STRINGS.promotion[name].text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.about}>
        <ButtonLink variant="quiet" to={paths.about()}>
          {STRINGS.aboutLink}
        </ButtonLink>
      </p>
    </section>
  );
}
