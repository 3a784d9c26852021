import type { RefObject } from 'react';
import { Button } from '../../components/button';
import { Meta } from '../../components/kit';
import { useConfirmedRemoval } from '../../components/use-confirmed-action';
import { invalidateEntryAnswers } from '../../lib/invalidate-entry-answers';
import { admissionVariables } from '../../lib/pets/admission-variables';
import { useParty } from '../../lib/pets/pet-store';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';
import { visitPetsText, visitText } from '../../lib/visit-text';
import { STRINGS } from './strings';
import { useDeleteVisitReportMutation, type VisitReport_ReportFragment } from './visit-reports.generated';
import styles from './visit-reports.module.css';

interface OwnReportsProps {
  facilityId: string;
  reports: readonly VisitReport_ReportFragment[];
  /** The keyboard goes on there when a report is gone. */
  heir: RefObject<HTMLElement | null>;
  onRefused: () => void;
}

/** What the member said of this place, and the way to take it back. */
export function OwnReports({ facilityId, reports, heir, onRefused }: OwnReportsProps) {
  const leave = useFocusAfterRemoval(
    heir,
    reports.map(({ id }) => id),
  );
  if (reports.length === 0) return null;
  return (
    <div>
      <p className={styles.label}>{STRINGS.own}</p>
      <ul className={styles.own} aria-label={STRINGS.own}>
        {reports.map((report) => (
          <OwnReport
            key={report.id}
            facilityId={facilityId}
            report={report}
            onLeave={() => leave(report.id)}
            onRefused={onRefused}
          />
        ))}
      </ul>
    </div>
  );
}

interface OwnReportProps {
  facilityId: string;
  report: VisitReport_ReportFragment;
  onLeave: () => void;
  onRefused: () => void;
}

function OwnReport({ facilityId, report, onLeave, onRefused }: OwnReportProps) {
  const party = useParty();
  const [remove] = useDeleteVisitReportMutation();
  const { ask, dialog } = useConfirmedRemoval(STRINGS, async () => {
    onLeave();
    try {
      const variables = { input: { id: report.id }, ...admissionVariables(party) };
      await remove({ variables, update: (cache) => invalidateEntryAnswers(cache, facilityId, variables) });
    } catch (error) {
      onRefused();
      throw error;
    }
  });
  const text = visitText(report);
  return (
    <li>
      <div>
        <p>{text}</p>
        <Meta>{visitPetsText(report.pets)}</Meta>
      </div>
      <Button variant="quiet" aria-label={STRINGS.removeOf(text)} onClick={ask}>
        {STRINGS.remove}
      </Button>
      {dialog}
    </li>
  );
}
