import { Link } from 'react-router';
import { ButtonLink } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Card, Meta } from '../../../components/kit';
import { type PageOfList, PagedSection } from '../../../components/paged-section';
import { RelativeTime } from '../../../components/relative-time';
import { BlindingNotice } from '../../../lib/moderation/blinding-notice';
import { paths } from '../../../lib/paths';
import styles from './my-comments.module.css';
import { useMyCommentsQuery } from './my-comments.generated';
import { STRINGS } from './strings';

const { own } = STRINGS;

/** The viewer's comments, newest first, each with the announcement that it is under. */
export function MyComments({ list }: { list: PageOfList }) {
  const variables = { page: list.page - 1, size: list.size };
  const { data, previousData, ...query } = useMyCommentsQuery({ variables, fetchPolicy: 'cache-and-network' });
  return (
    <PagedSection
      label={own.title}
      query={{ ...query, page: (data ?? previousData)?.viewerComments }}
      list={list}
      texts={own}
      empty={
        <EmptyState
          drawing={REST}
          title={own.none}
          description={own.noneHint}
          action={<ButtonLink to={paths.boards()}>{own.toBoards}</ButtonLink>}
        />
      }
      renderItem={({ id, content, insertedAt, board, blinding }) => (
        <Card key={id} as="li" gap={2} className={styles.comment}>
          <h3 className={styles.board}>
            <Link to={paths.board(board.id)}>{board.title}</Link>
          </h3>
          {blinding && <BlindingNotice blinding={blinding} objection={`comment:${id}`} />}
          <p className={styles.content}>{content}</p>
          <Meta>
            <RelativeTime time={insertedAt} />
          </Meta>
        </Card>
      )}
    />
  );
}
