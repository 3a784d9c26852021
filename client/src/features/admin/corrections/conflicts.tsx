import { Link } from 'react-router';
import { Meta } from '../../../components/kit';
import { correctionValueText, FIELD_LABELS } from '../../../lib/correction-text';
import { paths } from '../../../lib/paths';
import { useSubmit } from '../../../lib/use-submit';
import { type DataColumn, LongText } from '../table/data-table';
import { PAGE_SIZE, tableAnswer, useTableUrl } from '../table/use-table';
import {
  type AdminConflictsQuery,
  useAdminConflictsQuery,
  useDropCorrectionMutation,
  useKeepCorrectionMutation,
} from './conflicts.generated';
import type { Decision } from './decision-dialog';
import { DecisionTable, useDecisionForm } from './decision-table';
import { CONFLICT_STRINGS, STRINGS } from './strings';

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
export function Conflicts() {
  const url = useTableUrl(['OLDEST'], { view: 'conflicts' });
  const result = useAdminConflictsQuery({
    variables: { page: url.page - 1, size: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const options = useDecisionForm();
  const keeping = useSubmit(useKeepCorrectionMutation(), options);
  const dropping = useSubmit(useDropCorrectionMutation(), options);

  const decisionsOf = ({ facility, field }: Conflict): Decision[] => {
    const names = [facility.name, FIELD_LABELS[field]] as const;
    const variablesOf = (reason: string) => ({ variables: { input: { facilityId: facility.id, field, reason } } });
    return [
      {
        text: CONFLICT_STRINGS.keep,
        label: CONFLICT_STRINGS.keepOf(...names),
        done: CONFLICT_STRINGS.kept,
        submission: keeping,
        submit: ({ reason }, onDone) => keeping.submit(variablesOf(reason), onDone),
      },
      {
        text: CONFLICT_STRINGS.take,
        label: CONFLICT_STRINGS.takeOf(...names),
        done: CONFLICT_STRINGS.taken,
        submission: dropping,
        submit: ({ reason }, onDone) => dropping.submit(variablesOf(reason), onDone),
      },
    ];
  };
  return (
    <DecisionTable
      list="correctionConflicts"
      texts={CONFLICT_STRINGS}
      columns={COLUMNS}
      actionsWidth={230}
      url={url}
      answer={tableAnswer(result, ({ correctionConflicts }) => correctionConflicts)}
      form={options.form}
      decisionsOf={decisionsOf}
    />
  );
}
