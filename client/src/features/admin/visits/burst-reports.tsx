import { Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button';
import { Muted, Row, Stack } from '../../../components/kit';
import { InfoChip } from '../../../components/parts';
import { hasSessionEnded } from '../../../lib/error-code';
import { invalidateEntryAnswers } from '../../../lib/invalidate-entry-answers';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { visitPetsText, visitText } from '../../../lib/visit-text';
import { dayText } from '../day-text';
import { useInvalidateList } from '../table/use-invalidate-list';
import { useSetVisitReportsAsideMutation, type VisitReportRow_ReportFragment } from './admin-visits.generated';
import styles from './burst-reports.module.css';
import { STRINGS } from './strings';

interface BurstReportsProps {
  label: string;
  facilityId: string;
  reports: readonly VisitReportRow_ReportFragment[];
}

/** Which of them count. What was chosen stays so, as the other button takes it back. */
export function BurstReports({ label, facilityId, reports }: BurstReportsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = reports.map(({ id }) => id).filter((id) => chosen.includes(id));
  const { change, changing } = useSetAside(facilityId);
  return (
    <Stack gap={2} className={styles.reports} role="group" aria-label={label}>
      <Checkbox
        className={styles.all}
        checked={ids.length === reports.length}
        indeterminate={ids.length > 0 && ids.length < reports.length}
        onChange={({ target }) => setChosen(target.checked ? reports.map(({ id }) => id) : [])}
      >
        {STRINGS.all}
      </Checkbox>
      <ul className={styles.list}>
        {reports.map((report) => (
          <Report
            key={report.id}
            report={report}
            isChosen={ids.includes(report.id)}
            onToggle={(isChosen) => setChosen(isChosen ? [...ids, report.id] : ids.filter((id) => id !== report.id))}
          />
        ))}
      </ul>
      <Row gap={2} align="stretch" wrap>
        {[true, false].map((isSetAside) => (
          <Button
            key={String(isSetAside)}
            variant="secondary"
            disabled={ids.length === 0}
            busy={changing === isSetAside}
            onClick={() => void change(ids, isSetAside)}
          >
            {changing === isSetAside ? STRINGS.changing : isSetAside ? STRINGS.exclude : STRINGS.restore}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

interface ReportProps {
  report: VisitReportRow_ReportFragment;
  isChosen: boolean;
  onToggle: (isChosen: boolean) => void;
}

function Report({ report, isChosen, onToggle }: ReportProps) {
  const { member, memberSince, pets, setAsideAt } = report;
  const visit = visitText(report);
  return (
    <Row as="li" gap={2} align="start" className={styles.report}>
      <Checkbox
        className={styles.box}
        aria-label={STRINGS.choose(member.nickName, visit)}
        checked={isChosen}
        onChange={({ target }) => onToggle(target.checked)}
      />
      <Row align="stretch" wrap className={styles.facts}>
        <Link to={paths.member(member.email)}>{member.nickName}</Link>
        <Muted as="span">{STRINGS.since(dayText(memberSince))}</Muted>
        <span>{visit}</span>
        <Muted as="span">{visitPetsText(pets)}</Muted>
        {setAsideAt && <InfoChip>{STRINGS.setAside}</InfoChip>}
      </Row>
    </Row>
  );
}

function useSetAside(facilityId: string) {
  const [setAside] = useSetVisitReportsAsideMutation();
  /** To what; null while nothing changes. */
  const [changing, setChanging] = useState<boolean | null>(null);
  const forget = useInvalidateList('visitReportBursts');
  const change = async (ids: readonly string[], isSetAside: boolean) => {
    setChanging(isSetAside);
    try {
      const input = { ids: [...ids], isSetAside };
      await setAside({ variables: { input }, update: (cache) => invalidateEntryAnswers(cache, facilityId) });
      showToast({ type: 'success', text: isSetAside ? STRINGS.excluded(ids.length) : STRINGS.restored(ids.length) });
    } catch (error) {
      // That the session is over is said by the page, which asks to sign in again.
      if (!hasSessionEnded(error)) showToast({ type: 'error', text: failureText(error, STRINGS.changeFailed) });
    } finally {
      setChanging(null);
      forget();
    }
  };
  return { change, changing };
}
