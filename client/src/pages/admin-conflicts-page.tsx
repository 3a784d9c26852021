import { Form } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { Meta, Row } from '../components/kit';
import { type Decision, DecisionDialog, type DecisionValues } from '../features/admin/corrections/decision-dialog';
import { CONFLICT_STRINGS, STRINGS } from '../features/admin/corrections/strings';
import { type DataColumn, LongText, RowButton } from '../features/admin/table/data-table';
import { ServerTable } from '../features/admin/table/server-table';
import { PAGE_SIZE, tableAnswer, useInvalidateList, useTableUrl } from '../features/admin/table/use-table';
import { correctionValueText, FIELD_LABELS } from '../lib/correction-text';
import { failureText } from '../lib/error-text';
import { paths } from '../lib/paths';
import { visibleText } from '../lib/text';
import { showToast } from '../lib/toast';
import { usePageTitle } from '../lib/use-page-title';
import { useSubmit } from '../lib/use-submit';
import {
  type AdminConflictsQuery,
  useAdminConflictsQuery,
  useDropCorrectionMutation,
  useKeepCorrectionMutation,
} from './admin-conflicts-page.generated';

type Conflict = AdminConflictsQuery['correctionConflicts']['items'][number];

const COLUMNS: readonly DataColumn<Conflict, 'OLDEST'>[] = [
  {
    title: STRINGS.place,
    isLabelled: true,
    width: 150,
    render: ({ facility, field }) => (
      <>
        <Link to={paths.facility(facility.id)}>{facility.name}</Link>
        <Meta>{FIELD_LABELS[field]}</Meta>
      </>
    ),
  },
  {
    title: CONFLICT_STRINGS.corrected,
    isLabelled: true,
    render: ({ field, value, source }) => (
      <>
        <LongText text={correctionValueText(field, value)} />
        <Meta>{source}</Meta>
      </>
    ),
  },
  {
    title: CONFLICT_STRINGS.data,
    isLabelled: true,
    render: ({ field, dataValue, dataEdition }) => (
      <>
        <LongText text={correctionValueText(field, dataValue)} />
        {dataEdition && <Meta>{STRINGS.edition(dataEdition)}</Meta>}
      </>
    ),
  },
];

/** Where a newer edition says something else than an accepted correction. */
export function AdminConflictsPage() {
  usePageTitle(CONFLICT_STRINGS.title);
  const url = useTableUrl(['OLDEST']);
  const result = useAdminConflictsQuery({
    variables: { page: url.page - 1, size: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const [form] = Form.useForm<DecisionValues>();
  const [decision, setDecision] = useState<(Decision & { conflict: Conflict; isKept: boolean }) | null>(null);
  const invalidate = useInvalidateList('correctionConflicts');
  const options = { form, textOf: (error: unknown) => failureText(error, STRINGS.decideFailed) };
  const keeping = useSubmit(useKeepCorrectionMutation(), options);
  const dropping = useSubmit(useDropCorrectionMutation(), options);
  const { isBusy, problem, clear } = decision?.isKept ? keeping : dropping;

  const ask = (conflict: Conflict, isKept: boolean) => {
    const [place, field] = [conflict.facility.name, FIELD_LABELS[conflict.field]];
    setDecision({
      ...{ conflict, isKept },
      title: (isKept ? CONFLICT_STRINGS.keepOf : CONFLICT_STRINGS.takeOf)(place, field),
      confirmLabel: isKept ? CONFLICT_STRINGS.keep : CONFLICT_STRINGS.take,
    });
  };
  const decide = ({ reason }: DecisionValues) => {
    if (!decision) return;
    const { facility, field } = decision.conflict;
    const variables = { input: { facilityId: facility.id, field, reason: visibleText(reason) } };
    const onDone = (text: string) => () => {
      setDecision(null);
      invalidate();
      showToast({ type: 'success', text });
    };
    if (decision.isKept) keeping.submit({ variables }, onDone(CONFLICT_STRINGS.kept));
    else dropping.submit({ variables }, onDone(CONFLICT_STRINGS.taken));
  };
  const actions: DataColumn<Conflict, 'OLDEST'> = {
    title: STRINGS.actions,
    width: 230,
    render: (conflict) => {
      const [place, field] = [conflict.facility.name, FIELD_LABELS[conflict.field]];
      return (
        <Row gap={2} align="stretch" wrap>
          <RowButton
            text={CONFLICT_STRINGS.keep}
            label={CONFLICT_STRINGS.keepOf(place, field)}
            onClick={() => ask(conflict, true)}
          />
          <RowButton
            text={CONFLICT_STRINGS.take}
            label={CONFLICT_STRINGS.takeOf(place, field)}
            onClick={() => ask(conflict, false)}
          />
        </Row>
      );
    },
  };
  return (
    <ServerTable
      texts={CONFLICT_STRINGS}
      columns={[...COLUMNS, actions]}
      isWide
      url={url}
      answer={tableAnswer(result, ({ correctionConflicts }) => correctionConflicts)}
    >
      <DecisionDialog
        decision={decision}
        form={form}
        isBusy={isBusy}
        problem={problem}
        onChange={clear}
        onDecide={decide}
        onClose={() => setDecision(null)}
      />
    </ServerTable>
  );
}
