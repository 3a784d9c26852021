import { SearchField } from '../../../components/search-field';
import { LIMITS } from '../../../graphql/constants.generated';
import { queryOf } from '../../../lib/text';
import { useDraftOf } from '../../../lib/use-draft-of';
import styles from './board-list.module.css';
import { STRINGS } from './strings';

interface BoardSearchProps {
  /** What the list shows. */
  query: string;
  onSearch: (query: string) => void;
}

export function BoardSearch({ query, onSearch }: BoardSearchProps) {
  const [text, setText] = useDraftOf(query);
  return (
    <SearchField
      className={styles.search}
      label={STRINGS.searchLabel}
      placeholder={STRINGS.placeholder}
      submitLabel={STRINGS.submit}
      maxLength={LIMITS.searchTextMax}
      text={text}
      onType={setText}
      onSubmit={() => onSearch(queryOf(text))}
    />
  );
}
