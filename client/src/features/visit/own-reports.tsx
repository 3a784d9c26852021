import type { RefObject } from 'react';
import { PlainButton } from '../../components/plain-button';
import { useConfirmedRemoval } from '../../components/use-confirmed-removal';
import { admissionVariables } from '../../lib/pets/admission-variables';
import { useParty } from '../../lib/pets/use-pets';
import { useHeirOfRemoved } from '../../lib/use-heir-of-removed';
import { visitPetsText, visitText } from '../../lib/visit-text';
import { STRINGS } from './strings';
import { useDeleteVisitReportMutation, type VisitReport_ReportFragment } from './visit-reports.generated';
import styles from './visit-reports.module.css';

interface OwnReportsProps {
  reports: readonly VisitReport_ReportFragment[];
  /** The keyboard goes on there when a report is gone. */
  heir: RefObject<HTMLElement | null>;
  onRefused: () => void;
}

/** What the member said of this place, and the way to take it back. */
export function OwnReports({ reports, heir, onRefused }: OwnReportsProps) {
  const leave = useHeirOfRemoved(
    heir,
    reports.map(({ id }) => id),
  );
  if (reports.length === 0) return null;
  return (
    <div>
      <p className={styles.label}>{STRINGS.own}</p>
      <ul className={styles.own} aria-label={STRINGS.own}>
        {reports.map((report) => (
          <OwnReport key={report.id} report={report} onLeave={() => leave(report.id)} onRefused={onRefused} />
        ))}
      </ul>
    </div>
  );
}

interface OwnReportProps {
  report: VisitReport_ReportFragment;
  onLeave: () => void;
  onRefused: () => void;
}

function OwnReport({ report, onLeave, onRefused }: OwnReportProps) {
  const party = useParty();
  const [remove] = useDeleteVisitReportMutation();
  const { ask, dialog } = useConfirmedRemoval(STRINGS, async () => {
    onLeave();
    try {
      await remove({ variables: { input: { id: report.id }, ...admissionVariables(party) } });
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
        <p className={styles.small}>{visitPetsText(report.pets)}</p>
      </div>
      <PlainButton variant="quiet" aria-label={STRINGS.removeOf(text)} onClick={ask}>
        {STRINGS.remove}
      </PlainButton>
      {dialog}
    </li>
  );
}
