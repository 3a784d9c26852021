import { useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Row } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import { queryOf } from '../../../lib/text';
import { searchPath } from '../../../lib/search-filters';
import styles from './home-search.module.css';
import { STRINGS } from './strings';

/** Takes a search text to the map, or there to what is near. Nothing typed: nothing happens. */
export function HomeSearch() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = queryOf(field.current?.value ?? '');
    if (q) void navigate(searchPath({ query: q }));
    else field.current?.focus();
  };

  return (
    <>
      <Row as="form" gap={2} align="stretch" className={styles.search} role="search" action={paths.map()} onSubmit={submit}>
        <Row as="label" gap={2} className={styles.field}>
          <Icon name="search" size={22} />
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={STRINGS.searchLabel}
            placeholder={STRINGS.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
          />
        </Row>
        <Button variant="secondary" type="submit">
          {STRINGS.search}
        </Button>
      </Row>
      <ButtonLink
        variant="secondary"
        icon={<Icon name="locate" />}
        className={styles.nearMe}
        to={searchPath({ query: STRINGS.nearMeQuery })}
      >
        {STRINGS.nearMe}
      </ButtonLink>
    </>
  );
}
