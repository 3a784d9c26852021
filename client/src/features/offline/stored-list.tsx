import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { Meta, Stack } from '../../components/kit';
import { paths } from '../../lib/paths';
import { listStored } from '../../lib/stored-answers/stored-answers';
import styles from './stored-list.module.css';
import { momentOf, STRINGS } from './strings';

const SEARCHES_MAX = 5;
const PLACES_MAX = 20;

interface StoredLink {
  to: string;
  text: string;
  storedAt: number;
}

interface StoredListProps {
  /** What a search is called, by its address. */
  searchText: (search: string) => string;
}

/** The last searches and places, which open without a network. */
export function StoredList({ searchText }: StoredListProps) {
  const [stored, setStored] = useState<{ searches: StoredLink[]; places: StoredLink[] }>({ searches: [], places: [] });
  useEffect(() => {
    // Without a store there is nothing to offer.
    void readLinks(searchText).then(setStored, () => undefined);
  }, [searchText]);
  return (
    <>
      <Links title={STRINGS.searches} links={stored.searches} />
      <Links title={STRINGS.places} links={stored.places} />
    </>
  );
}

async function readLinks(searchText: StoredListProps['searchText']) {
  const { searches, places } = await listStored();
  // A search that was widened by itself is stored more than once.
  const addresses = new Map(searches.reverse().map(({ search, storedAt }) => [search, storedAt]));
  const links = [...addresses].flatMap(([search, storedAt]) =>
    search === undefined ? [] : [{ to: paths.map(search), text: searchText(search), storedAt }],
  );
  return {
    searches: links.reverse().slice(0, SEARCHES_MAX),
    places: places
      .slice(0, PLACES_MAX)
      .map(({ id, title = id, storedAt }) => ({ to: paths.facility(id), text: title, storedAt })),
  };
}

function Links({ title, links }: { title: string; links: readonly StoredLink[] }): ReactNode {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Stack as="section" gap={1} aria-labelledby={id} className={styles.stored}>
      <h3 id={id}>{title}</h3>
      <ul>
        {links.map(({ to, text, storedAt }) => (
          <li key={to}>
            <Link to={to}>
              <span>{text}</span>
              <Meta as="span">{momentOf(storedAt)}</Meta>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
