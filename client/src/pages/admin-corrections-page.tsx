import { Form } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { Meta, Row } from '../components/kit';
import { type Decision, DecisionDialog, type DecisionValues } from '../features/admin/corrections/decision-dialog';
import { STRINGS } from '../features/admin/corrections/strings';
import { type DataColumn, Day, LongText, RowButton } from '../features/admin/table/data-table';
import { ServerTable } from '../features/admin/table/server-table';
import { tableAnswer, useInvalidateList, useTableUrl } from '../features/admin/table/use-table';
import { correctionValueText, FIELD_LABELS } from '../lib/correction-text';
import { failureText } from '../lib/error-text';
import { paths } from '../lib/paths';
import { visibleText } from '../lib/text';
import { showToast } from '../lib/toast';
import { usePageTitle } from '../lib/use-page-title';
import { useSubmit } from '../lib/use-submit';
import {
  type AdminCorrectionsQuery,
  type AdminCorrectionsQueryVariables,
  useAcceptCorrectionMutation,
  useAdminCorrectionsQuery,
  useRefuseCorrectionMutation,
} from './admin-corrections-page.generated';

type Proposal = AdminCorrectionsQuery['corrections']['items'][number];
type Sort = AdminCorrectionsQueryVariables['sort'];

const COLUMNS: readonly DataColumn<Proposal, Sort>[] = [
  {
    title: STRINGS.place,
    isLabelled: true,
    width: 150,
    sorts: { ascend: 'FACILITY' },
    render: ({ facility, field }) => (
      <>
        <Link to={paths.facility(facility.id)}>{facility.name}</Link>
        <Meta>{FIELD_LABELS[field]}</Meta>
      </>
    ),
  },
  {
    title: STRINGS.current,
    isLabelled: true,
    render: ({ field, currentValue }) => <LongText text={correctionValueText(field, currentValue)} />,
  },
  {
    title: STRINGS.data,
    isLabelled: true,
    render: ({ field, dataValue, dataEdition }) => (
      <>
        <LongText text={correctionValueText(field, dataValue)} />
        {dataEdition && <Meta>{STRINGS.edition(dataEdition)}</Meta>}
      </>
    ),
  },
  {
    title: STRINGS.proposed,
    isLabelled: true,
    render: ({ field, value, source, member }) => (
      <>
        <LongText text={correctionValueText(field, value)} />
        <Meta>{source}</Meta>
        {member && <Link to={paths.member(member.email)}>{STRINGS.member(member.nickName)}</Link>}
      </>
    ),
  },
  {
    title: STRINGS.proposedOn,
    width: 112,
    sorts: { ascend: 'OLDEST', descend: 'NEWEST' },
    render: ({ insertedAt }) => <Day time={insertedAt} />,
  },
];

/** Pending proposals: the current value, the value in the data and the proposed one side by side. */
export function AdminCorrectionsPage() {
  usePageTitle(STRINGS.title);
  const url = useTableUrl<Sort>(['OLDEST', 'NEWEST', 'FACILITY']);
  const result = useAdminCorrectionsQuery({ variables: url.variables, fetchPolicy: 'cache-and-network' });
  const [form] = Form.useForm<DecisionValues>();
  const [decision, setDecision] = useState<(Decision & { proposal: Proposal; isAccepted: boolean }) | null>(null);
  const invalidate = useInvalidateList('corrections');
  const options = { form, textOf: (error: unknown) => failureText(error, STRINGS.decideFailed) };
  const acceptance = useSubmit(useAcceptCorrectionMutation(), options);
  const refusal = useSubmit(useRefuseCorrectionMutation(), options);
  const { isBusy, problem, clear } = decision?.isAccepted ? acceptance : refusal;

  const ask = (proposal: Proposal, isAccepted: boolean) => {
    const [place, field] = [proposal.facility.name, FIELD_LABELS[proposal.field]];
    setDecision({
      ...{ proposal, isAccepted },
      title: (isAccepted ? STRINGS.acceptOf : STRINGS.refuseOf)(place, field),
      confirmLabel: isAccepted ? STRINGS.accept : STRINGS.refuse,
      ...(isAccepted && { proposed: { value: proposal.value ?? '', source: proposal.source } }),
    });
  };
  const decide = ({ value, source, reason: typed }: DecisionValues) => {
    if (!decision) return;
    const { id } = decision.proposal;
    const reason = visibleText(typed);
    const onDone = (text: string) => () => {
      setDecision(null);
      invalidate();
      showToast({ type: 'success', text });
    };
    if (decision.isAccepted) {
      const input = { id, reason, value: visibleText(value) || null, source: visibleText(source) || null };
      acceptance.submit({ variables: { input } }, onDone(STRINGS.accepted));
    } else refusal.submit({ variables: { input: { id, reason } } }, onDone(STRINGS.refused));
  };
  const actions: DataColumn<Proposal, Sort> = {
    title: STRINGS.actions,
    width: 190,
    render: (proposal) => {
      const [place, field] = [proposal.facility.name, FIELD_LABELS[proposal.field]];
      return (
        <Row gap={2} align="stretch" wrap>
          <RowButton text={STRINGS.accept} label={STRINGS.acceptOf(place, field)} onClick={() => ask(proposal, true)} />
          <RowButton text={STRINGS.refuse} label={STRINGS.refuseOf(place, field)} isDanger onClick={() => ask(proposal, false)} />
        </Row>
      );
    },
  };
  return (
    <ServerTable
      texts={STRINGS}
      columns={[...COLUMNS, actions]}
      isWide
      url={url}
      answer={tableAnswer(result, ({ corrections }) => corrections)}
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
