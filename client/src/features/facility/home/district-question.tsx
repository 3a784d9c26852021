import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Card, Row } from '../../../components/kit';
import { REGIONS } from '../../../graphql/constants.generated';
import type { SearchFilters } from '../../../lib/search-filters';
import type { PositionProblem } from '../search/person-position';
import { RegionFields } from '../search/region-fields';
import styles from './visit-now.module.css';
import { useHomeRegionsQuery } from './home-options.generated';
import { STRINGS } from './strings';

type Place = Pick<SearchFilters, 'region' | 'district'>;

interface DistrictQuestionProps {
  problem: PositionProblem;
  onAnswer: (place: Place) => void;
  onLocate: () => void;
  onCancel: () => void;
}

/** Where to search while the browser does not say where the person is. */
export function DistrictQuestion({ problem, onAnswer, onLocate, onCancel }: DistrictQuestionProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { data } = useHomeRegionsQuery();
  const [place, setPlace] = useState<Place>({ region: null, district: null });

  // Screen readers read its reason, and the focus continues from there.
  useEffect(() => form.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (place.region) onAnswer(place);
    else form.current?.querySelector('select')?.focus();
  }

  return (
    <Card
      ref={form}
      tabIndex={-1}
      as="form"
      gap={3}
      className={styles.question}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-reason`}
      onSubmit={submit}
    >
      <h2 id={`${id}-title`}>{STRINGS.districtTitle}</h2>
      <p id={`${id}-reason`}>{STRINGS.positionProblems[problem]}</p>
      <RegionFields
        regions={data?.regions ?? REGIONS}
        region={place.region}
        district={place.district}
        onChange={({ region, district }) => setPlace({ region, district })}
      />
      <Row gap={2} align="stretch" wrap className={styles.actions}>
        <Button type="submit">{STRINGS.districtSearch}</Button>
        {problem !== 'unsupported' && (
          <Button variant="secondary" icon={<Icon name="locate" />} onClick={onLocate}>
            {STRINGS.locateAgain}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {STRINGS.cancel}
        </Button>
      </Row>
    </Card>
  );
}
