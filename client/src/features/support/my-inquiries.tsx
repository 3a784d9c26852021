import { Tag } from 'antd';
import { Link } from 'react-router';
import { ButtonLink } from '../../components/button';
import { REST } from '../../components/empty-drawings';
import { EmptyState } from '../../components/empty-state';
import { Card, Meta, Row, Stack } from '../../components/kit';
import { type PageOfList, PagedSection } from '../../components/paged-section';
import { RelativeTime } from '../../components/relative-time';
import { paths } from '../../lib/paths';
import { type MyInquiriesQuery, useMyInquiriesQuery } from './my-inquiries.generated';
import { STRINGS } from './strings';
import styles from './support.module.css';

const { own } = STRINGS;

type Inquiry = MyInquiriesQuery['viewerInquiries']['items'][number];

/** The inquiries sent while signed in, newest first, with their answers. */
export function MyInquiries({ list }: { list: PageOfList }) {
  const variables = { page: list.page - 1, size: list.size };
  const { data, previousData, ...query } = useMyInquiriesQuery({ variables, fetchPolicy: 'cache-and-network' });
  return (
    <PagedSection
      label={own.title}
      query={{ ...query, page: (data ?? previousData)?.viewerInquiries }}
      list={list}
      texts={own}
      empty={
        <EmptyState
          drawing={REST}
          title={own.none}
          description={own.noneHint}
          action={<ButtonLink to={paths.support()}>{own.toSupport}</ButtonLink>}
        />
      }
      renderItem={(inquiry) => <OwnInquiry key={inquiry.id} {...inquiry} />}
    />
  );
}

function OwnInquiry({ subject, message, status, about, answer, answeredAt, insertedAt }: Inquiry) {
  return (
    <Card as="li" gap={2} className={styles.inquiry}>
      <Row justify="between" gap={2} align="start">
        <h2 className={styles.subject}>{subject}</h2>
        <Tag>{STRINGS.status[status]}</Tag>
      </Row>
      <Meta>
        <RelativeTime time={insertedAt} />
      </Meta>
      {about && <AboutLink about={about} />}
      <p className={styles.text}>{message}</p>
      {answer !== null && answer !== undefined && (
        <Stack gap={1} className={styles.answer}>
          <strong>{own.answer}</strong>
          <p className={styles.text}>{answer}</p>
          {answeredAt && (
            <Meta>
              <RelativeTime time={answeredAt} />
            </Meta>
          )}
        </Stack>
      )}
    </Card>
  );
}

/** Only the kind where the target is gone. */
function AboutLink({ about: { kind, facility, reviewId, boardId } }: { about: NonNullable<Inquiry['about']> }) {
  const kindText = STRINGS.kind[kind];
  if (facility) return <Link to={paths.facility(facility.id, reviewId ?? undefined)}>{`${kindText}: ${facility.name}`}</Link>;
  if (boardId) return <Link to={paths.board(boardId)}>{kindText}</Link>;
  return <Meta>{kindText}</Meta>;
}
