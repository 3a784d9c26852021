import { Link } from 'react-router';
import { Meta, Row, Stack } from '../../components/kit';
import { Skeleton } from '../../components/skeleton';
import { useFacilityDatasetQuery } from '../../features/facility/dataset/facility-dataset.generated';
import { numberText } from '../../lib/number-text';
import { paths } from '../../lib/paths';
import { STRINGS } from '../strings';
import styles from './site-footer.module.css';

/** Names the sources of the facts and their terms. */
export const SiteFooter = () => (
  <Meta as="footer" className={styles.footer}>
    <div className={styles.inside}>
      <Stack gap={2} justify="start">
        <Row as="p" gap={2} className={styles.brand}>
          <img src="/favicon.svg" alt="" width={24} height={24} />
          <span>{STRINGS.brand}</span>
        </Row>
        <p>{STRINGS.footerTagline}</p>
        <p>{STRINGS.footerCheckFirst}</p>
        <Row as="p" wrap className={styles.legal}>
          <Link to={paths.terms()}>{STRINGS.footerTerms}</Link>
          <Link to={paths.privacy()}>
            <strong>{STRINGS.footerPrivacy}</strong>
          </Link>
        </Row>
      </Stack>
      <section>
        <h2>{STRINGS.footerSourceTitle}</h2>
        <DataSource />
      </section>
      <section>
        <h2>{STRINGS.footerLicenceTitle}</h2>
        <Stack as="ul" gap={2}>
          <li>{STRINGS.footerLicenceCode}</li>
          <li>{STRINGS.footerLicenceData}</li>
          <li>{STRINGS.footerLicenceFont}</li>
        </Stack>
      </section>
      <section>
        <h2>{STRINGS.footerDevelopersTitle}</h2>
        <Stack as="ul" className={styles.developers}>
          <li>
            <a href="/graphql">{STRINGS.footerGraphql}</a>
          </li>
          <li>
            <a href="/api/docs">{STRINGS.footerOpenApi}</a>
          </li>
        </Stack>
      </section>
    </div>
  </Meta>
);

function DataSource() {
  const { data, error } = useFacilityDatasetQuery();
  if (error) return <p>{STRINGS.footerSourceFailed}</p>;
  if (!data)
    return (
      <Stack gap={2} role="status" aria-label={STRINGS.footerSourceLoading}>
        <Skeleton />
        <Skeleton width="70%" />
      </Stack>
    );
  const { name, provider, url, edition, isDemo, facilityCount } = data.facilityDataset;
  const count = numberText(facilityCount);
  return (
    <Stack as="ul" gap={2}>
      {isDemo && <li>{STRINGS.footerDemo(count)}</li>}
      {isDemo && <li>{STRINGS.footerDemoSource}</li>}
      <li>
        <span>{`${provider},`}</span>{' '}
        <a href={url} rel="noreferrer" target="_blank">
          {name}
        </a>
      </li>
      {!isDemo && <li>{[edition && STRINGS.footerEdition(edition), STRINGS.footerCount(count)].filter(Boolean).join(' · ')}</li>}
    </Stack>
  );
}
