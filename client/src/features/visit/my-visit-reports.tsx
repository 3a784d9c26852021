import { Link } from 'react-router';
import { ButtonLink } from '../../components/button';
import { REST } from '../../components/empty-drawings';
import { EmptyState } from '../../components/empty-state';
import { Icon } from '../../components/icon';
import { Card } from '../../components/kit';
import { type PageOfList, PagedSection } from '../../components/paged-section';
import { paths } from '../../lib/paths';
import { useMyVisitReportsQuery } from './my-visit-reports.generated';
import { OwnReport } from './own-report';
import { STRINGS } from './strings';
import styles from './visit-reports.module.css';

const { ownList } = STRINGS;

/** The viewer's visit reports of all places, latest visit first. */
export function MyVisitReports({ list }: { list: PageOfList }) {
  const variables = { page: list.page - 1, size: list.size };
  const { data, previousData, ...query } = useMyVisitReportsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const reload = () => void query.refetch().catch(() => undefined);
  return (
    <PagedSection
      label={ownList.title}
      query={{ ...query, page: (data ?? previousData)?.viewerVisitReports }}
      list={list}
      texts={ownList}
      empty={
        <EmptyState
          drawing={REST}
          title={ownList.none}
          description={ownList.noneHint}
          action={
            <ButtonLink icon={<Icon name="map" />} to={paths.map()}>
              {ownList.toMap}
            </ButtonLink>
          }
        />
      }
      renderItem={({ facility, ...report }) => (
        <Card key={report.id} as="li" gap={2} className={styles.visit}>
          <h3>
            <Link to={paths.facility(facility.id)}>{facility.name}</Link>
          </h3>
          <OwnReport facilityId={facility.id} report={report} onRemoved={reload} onRefused={reload} />
        </Card>
      )}
    />
  );
}
