import { useState } from 'react';
import { Link } from 'react-router';
import { Muted, Row, Stack } from '../../../components/kit';
import { InfoChip } from '../../../components/parts';
import { StarRating } from '../../../components/star-rating';
import { useContentActions } from '../../../lib/moderation/admin/use-content-actions';
import { paths } from '../../../lib/paths';
import { type DataColumn, Day, dayText, LongText, RowButton } from '../table/data-table';
import { ServerTable } from '../table/server-table';
import { tableAnswer, useInvalidateList, useTableUrl } from '../table/use-table';
import { ViewSwitch } from '../table/view-switch';
import styles from './burst-reports.module.css';
import { type ReviewBurstsQuery, useReviewBurstsQuery } from './review-bursts.generated';
import { STRINGS } from './strings';

/** Fewer than in other tables: each comes with its reviews. */
const BURSTS_PER_PAGE = 10;

type Burst = ReviewBurstsQuery['reviewBursts']['items'][number];

const COLUMNS: readonly DataColumn<Burst, 'NEWEST'>[] = [
  {
    title: STRINGS.place,
    isLabelled: true,
    render: ({ facility }) => <Link to={paths.facility(facility.id)}>{facility.name}</Link>,
  },
  { title: STRINGS.reportedOn, isLabelled: true, width: 112, render: ({ writtenOn }) => <Day time={writtenOn} /> },
  {
    title: STRINGS.newMembers,
    isLabelled: true,
    width: 90,
    render: ({ newMemberCount }) => <span>{STRINGS.newMemberCount(newMemberCount)}</span>,
  },
  {
    title: STRINGS.reviews.title,
    isLabelled: true,
    width: 190,
    render: ({ reviewCount, averageRating, blindedCount }) => (
      <span>{STRINGS.reviews.counts(reviewCount, averageRating, blindedCount)}</span>
    ),
  },
];

export const BurstViews = () => <ViewSwitch label={STRINGS.views} views={STRINGS.view} />;

/** Days on which new accounts wrote many reviews of one place. */
export function ReviewBursts() {
  const url = useTableUrl(['NEWEST'], { view: 'reviews' });
  const result = useReviewBurstsQuery({
    variables: { page: url.page - 1, size: BURSTS_PER_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const actions: DataColumn<Burst, 'NEWEST'> = {
    title: STRINGS.actions,
    width: 96,
    render: ({ id, facility, writtenOn }) => {
      const isOpen = openIds.includes(id);
      return (
        <RowButton
          text={isOpen ? STRINGS.close : STRINGS.open}
          label={STRINGS.reviews.toggleOf(facility.name, writtenOn)}
          isExpanded={isOpen}
          onClick={() => setOpenIds(isOpen ? openIds.filter((one) => one !== id) : [...openIds, id])}
        />
      );
    },
  };
  return (
    <ServerTable
      texts={{ title: STRINGS.title, none: STRINGS.reviews.none, failed: STRINGS.reviews.failed }}
      columns={[...COLUMNS, actions]}
      url={url}
      pageSize={BURSTS_PER_PAGE}
      filters={<BurstViews />}
      answer={tableAnswer(result, ({ reviewBursts }) => reviewBursts)}
      details={{ openIds, render: (burst) => <BurstReviews {...burst} /> }}
    />
  );
}

function BurstReviews({ facility, writtenOn, reviews }: Burst) {
  const { actionsOf, ask, dialog } = useContentActions({ onDone: useInvalidateList('reviewBursts') });
  return (
    <Stack className={styles.reports} role="group" aria-label={STRINGS.reviews.toggleOf(facility.name, writtenOn)}>
      <ul className={styles.list}>
        {reviews.map(({ id, content, rating, blinding, member }) => (
          <Stack key={id} as="li" gap={1} className={styles.report}>
            <Row wrap className={styles.facts}>
              <Link to={paths.member(member.email)}>{member.nickName}</Link>
              {member.insertedAt && <Muted as="span">{STRINGS.since(dayText(member.insertedAt))}</Muted>}
              <StarRating rating={rating} showsNumber />
              {blinding && <InfoChip>{STRINGS.reviews.blinded}</InfoChip>}
            </Row>
            <LongText text={content} />
            <Row gap={1} wrap>
              {actionsOf({ kind: 'REVIEW', id, blinding }, false).map((action) => (
                <RowButton
                  key={action.confirmLabel}
                  text={action.confirmLabel}
                  label={STRINGS.reviews.actionOf(action.confirmLabel, member.nickName)}
                  isDanger={action.isDanger}
                  onClick={() => ask(action)}
                />
              ))}
            </Row>
          </Stack>
        ))}
      </ul>
      {dialog}
    </Stack>
  );
}
