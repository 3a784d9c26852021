import { SearchField } from '../../../components/search-field';
import { LIMITS } from '../../../graphql/constants.generated';
import { useDraftOf } from '../../../lib/use-draft-of';
import styles from './data-table.module.css';
import { STRINGS } from './strings';

interface ListSearchProps {
  /** What it looks through. */
  label: string;
  /** What the list shows. */
  query: string;
  onSearch: (query: string) => void;
}

export function ListSearch({ label, query, onSearch }: ListSearchProps) {
  const [text, setText] = useDraftOf(query);
  return (
    <SearchField
      className={styles.search}
      label={label}
      placeholder={label}
      submitLabel={STRINGS.submit}
      maxLength={LIMITS.searchTextMax}
      text={text}
      onType={setText}
      onSubmit={() => onSearch(text)}
    />
  );
}
