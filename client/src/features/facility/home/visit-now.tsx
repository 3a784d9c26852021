import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Row, Stack } from '../../../components/kit';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { askWhoComesAlong } from '../../../lib/pets/open-pets';
import { petLabel } from '../../../lib/pets/pet-label';
import { type MyPet, usePets } from '../../../lib/pets/pet-store';
import { searchPath, type SearchFilters } from '../../../lib/search-filters';
import { useStillHere } from '../../../lib/use-still-here';
import { askPosition, personPosition, type PositionProblem } from '../search/person-position';
import { STRINGS } from './strings';
import styles from './visit-now.module.css';

/** With a position problem the question for a district is shown. */
type Step = 'rest' | 'locating' | PositionProblem;

/** Places to visit that are open and surely admit the pets. The pets themselves are in no address. */
const NOW: Partial<SearchFilters> = { entry: 'sure', outingOnly: true, openAt: { at: 'now', withUnknown: false } };

const loadQuestion = () => import('./district-question').then((file) => file.DistrictQuestion);

/** Leads to places that are open and admit the pets: finds out who comes along and where to search, then opens the map. */
export function VisitNow() {
  const { pets, party } = usePets();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const button = useRef<HTMLButtonElement>(null);
  const latestTry = useRef(0);
  const [step, setStep] = useState<Step>('rest');
  const { Dialog: DistrictQuestion, prepare } = useLazyDialog(loadQuestion, STRINGS.questionFailed);

  const search = (filters: Partial<SearchFilters>) => void navigate(searchPath({ ...NOW, ...filters }));

  async function locate() {
    latestTry.current += 1;
    const thisTry = latestTry.current;
    setStep('locating');
    const found = personPosition() ?? (await askPosition());
    const isQuestion = typeof found === 'string' && (await prepare());
    if (thisTry !== latestTry.current || !isStillHere()) return;
    if (typeof found === 'string') return setStep(isQuestion ? found : 'rest');
    personPosition(found);
    search({ query: STRINGS.nearMeQuery });
  }

  function rest() {
    latestTry.current += 1;
    setStep('rest');
    // The button goes with what it gave up.
    button.current?.focus();
  }

  const isLocating = step === 'locating';
  return (
    <Stack gap={2} className={styles.now}>
      <Button
        ref={button}
        icon={<Icon name="paw" />}
        className={styles.start}
        busy={isLocating}
        onClick={() => (party.length > 0 ? void locate() : askWhoComesAlong(() => void locate()))}
      >
        {STRINGS.visitNow}
      </Button>
      <Row gap={2} meta className={styles.hint}>
        <p role="status">{isLocating ? STRINGS.locating : hintFor(pets)}</p>
        {isLocating && (
          <Button variant="quiet" className={styles.cancel} onClick={rest}>
            {STRINGS.cancel}
          </Button>
        )}
      </Row>
      {step !== 'rest' && step !== 'locating' && DistrictQuestion && (
        <DistrictQuestion
          problem={step}
          onAnswer={search}
          onLocate={() => {
            button.current?.focus();
            void locate();
          }}
          onCancel={rest}
        />
      )}
    </Stack>
  );
}

function hintFor(pets: readonly MyPet[]): string {
  const { noPets, noParty, party } = STRINGS.visitNowHints;
  const along = pets.filter(({ comesAlong }) => comesAlong);
  if (along.length > 0) return party(along.map(petLabel).join(', '));
  return pets.length > 0 ? noParty : noPets;
}
