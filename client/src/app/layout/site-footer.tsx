import { Link } from 'react-router';
import { Skeleton } from '../../components/skeleton';
import { useFacilityDatasetQuery } from '../../features/facility/dataset/facility-dataset.generated';
import { numberText } from '../../lib/number-text';
import { paths } from '../../lib/paths';
import { STRINGS } from '../strings';
import { BrandMark } from './brand-mark';
import styles from './site-footer.module.css';

/** Says where the facts come from and under which terms. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <BrandMark size={24} />
            <span>{STRINGS.brand}</span>
          </p>
          <p>{STRINGS.footerTagline}</p>
          <p>{STRINGS.footerCheckFirst}</p>
          <p className={styles.legal}>
            <Link to={paths.terms()}>{STRINGS.footerTerms}</Link>
            <Link to={paths.privacy()}>
              <strong>{STRINGS.footerPrivacy}</strong>
            </Link>
          </p>
        </div>
        <section>
          <h2>{STRINGS.footerSourceTitle}</h2>
          <DataSource />
        </section>
        <section>
          <h2>{STRINGS.footerLicenceTitle}</h2>
          <ul>
            <li>{STRINGS.footerLicenceCode}</li>
            <li>{STRINGS.footerLicenceData}</li>
            <li>{STRINGS.footerLicenceFont}</li>
          </ul>
        </section>
        <section>
          <h2>{STRINGS.footerDevelopersTitle}</h2>
          <ul className={styles.developers}>
            <li>
              <a href="/graphql">{STRINGS.footerGraphql}</a>
            </li>
            <li>
              <a href="/api/docs">{STRINGS.footerOpenApi}</a>
            </li>
          </ul>
        </section>
      </div>
    </footer>
  );
}

function DataSource() {
  const { data, error } = useFacilityDatasetQuery();
  if (error) return <p>{STRINGS.footerSourceFailed}</p>;
  if (!data)
    return (
      <div role="status" aria-label={STRINGS.footerSourceLoading} className={styles.loading}>
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    );
  const { name, provider, url, edition, isDemo, facilityCount } = data.facilityDataset;
  const count = numberText(facilityCount);
  return (
    <ul>
      {isDemo && <li>{STRINGS.footerDemo(count)}</li>}
      {isDemo && <li>{STRINGS.footerDemoSource}</li>}
      <li>
        <span>{`${provider},`}</span>{' '}
        <a href={url} rel="noreferrer" target="_blank">
          {name}
        </a>
      </li>
      {!isDemo && <li>{[edition && STRINGS.footerEdition(edition), STRINGS.footerCount(count)].filter(Boolean).join(' · ')}</li>}
    </ul>
  );
}
