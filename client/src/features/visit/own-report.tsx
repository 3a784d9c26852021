import { Button } from '../../components/button';
import { Meta, Row } from '../../components/kit';
import { useConfirmedRemoval } from '../../components/use-confirmed-action';
import { invalidateEntryAnswers } from '../../lib/invalidate-entry-answers';
import { admissionVariables } from '../../lib/pets/admission-variables';
import { useParty } from '../../lib/pets/pet-store';
import { visitPetsText, visitText } from '../../lib/visit-text';
import { STRINGS } from './strings';
import { useDeleteVisitReportMutation, type VisitReport_ReportFragment } from './visit-reports.generated';
import styles from './visit-reports.module.css';

interface OwnReportProps {
  facilityId: string;
  report: Omit<VisitReport_ReportFragment, '__typename'>;
  /** Called before the request. */
  onRemove?: () => void;
  onRemoved?: () => void;
  onRefused: () => void;
}

/** A report of the viewer, with a button that deletes it. */
export function OwnReport({ facilityId, report, onRemove, onRemoved, onRefused }: OwnReportProps) {
  const party = useParty();
  const [deleteReport] = useDeleteVisitReportMutation();
  const { ask, dialog } = useConfirmedRemoval(STRINGS, async () => {
    onRemove?.();
    try {
      const variables = { input: { id: report.id }, ...admissionVariables(party) };
      await deleteReport({ variables, update: (cache) => invalidateEntryAnswers(cache, facilityId, variables) });
      onRemoved?.();
    } catch (error) {
      onRefused();
      throw error;
    }
  });
  const text = visitText(report);
  return (
    <Row gap={2} justify="between" className={styles.report}>
      <div>
        <p>{text}</p>
        <Meta>{visitPetsText(report.pets)}</Meta>
      </div>
      <Button variant="quiet" aria-label={STRINGS.removeOf(text)} onClick={ask}>
        {STRINGS.remove}
      </Button>
      {dialog}
    </Row>
  );
}
