import { Link } from 'react-router';
import { Meta } from '../../../components/kit';
import { correctionValueText, FIELD_LABELS } from '../../../lib/correction-text';
import { paths } from '../../../lib/paths';
import { visibleText } from '../../../lib/text';
import { useSubmit } from '../../../lib/use-submit';
import { type DataColumn, Day, dayText, LongText } from '../table/data-table';
import { tableAnswer, useTableUrl } from '../table/use-table';
import type { Decision } from './decision-dialog';
import { DecisionTable, useDecisionForm } from './decision-table';
import {
  type AdminCorrectionsQuery,
  type AdminCorrectionsQueryVariables,
  useAcceptCorrectionMutation,
  useAdminCorrectionsQuery,
  useRefuseCorrectionMutation,
} from './proposals.generated';
import { STRINGS } from './strings';

type Proposal = AdminCorrectionsQuery['corrections']['items'][number];
type Sort = AdminCorrectionsQueryVariables['sort'];
export type ProposalView = 'accepted' | 'refused';

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

const DECISION: DataColumn<Proposal, Sort> = {
  title: STRINGS.reason,
  isLabelled: true,
  render: ({ decisionReason, decidedAt, decidedBy }) => (
    <>
      {decisionReason && <LongText text={decisionReason} />}
      {decidedAt && <Meta>{STRINGS.decided(dayText(decidedAt))}</Meta>}
      {decidedBy && <Link to={paths.member(decidedBy.email)}>{STRINGS.decidedBy(decidedBy.nickName)}</Link>}
    </>
  ),
};

/** The current value, the value in the data and the proposed one side by side. Without a view, those that wait for a decision. */
export function Proposals({ view }: { view: ProposalView | undefined }) {
  const url = useTableUrl<Sort>(['OLDEST', 'NEWEST', 'FACILITY'], { view });
  const status = view === 'accepted' ? 'ACCEPTED' : view === 'refused' ? 'REFUSED' : 'PENDING';
  const result = useAdminCorrectionsQuery({ variables: { ...url.variables, status }, fetchPolicy: 'cache-and-network' });
  const options = useDecisionForm();
  const acceptance = useSubmit(useAcceptCorrectionMutation(), options);
  const refusal = useSubmit(useRefuseCorrectionMutation(), options);

  const decisionsOf = ({ id, facility, field, value, source }: Proposal): Decision[] => {
    const names = [facility.name, FIELD_LABELS[field]] as const;
    return [
      {
        text: STRINGS.accept,
        label: STRINGS.acceptOf(...names),
        proposed: { value: value ?? '', source },
        done: STRINGS.accepted,
        submission: acceptance,
        submit: ({ reason, ...typed }, onDone) => {
          const input = { id, reason, value: visibleText(typed.value) || null, source: visibleText(typed.source) || null };
          acceptance.submit({ variables: { input } }, onDone);
        },
      },
      {
        text: STRINGS.refuse,
        label: STRINGS.refuseOf(...names),
        isDanger: true,
        done: STRINGS.refused,
        submission: refusal,
        submit: ({ reason }, onDone) => refusal.submit({ variables: { input: { id, reason } } }, onDone),
      },
    ];
  };
  return (
    <DecisionTable
      list="corrections"
      texts={{ ...STRINGS, none: STRINGS.noneOf[status] }}
      columns={view ? [...COLUMNS, DECISION] : COLUMNS}
      actionsWidth={view ? undefined : 190}
      url={url}
      answer={tableAnswer(result, ({ corrections }) => corrections)}
      form={options.form}
      decisionsOf={decisionsOf}
    />
  );
}
