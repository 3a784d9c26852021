import { Form } from 'antd';
import { useState } from 'react';
import { Row } from '../../../components/kit';
import { failureText } from '../../../lib/error-text';
import { visibleText } from '../../../lib/text';
import { showToast } from '../../../lib/toast';
import { type DataColumn, RowButton } from '../table/data-table';
import { ServerTable, type ServerTableProps } from '../table/server-table';
import { useInvalidateList } from '../table/use-table';
import { ViewSwitch } from '../table/view-switch';
import { type Decision, DecisionDialog, type DecisionValues } from './decision-dialog';
import { STRINGS } from './strings';

/** Of mutations that decide: field errors appear in the dialog's form. */
export function useDecisionForm() {
  const [form] = Form.useForm<DecisionValues>();
  return { form, textOf: (error: unknown) => failureText(error, STRINGS.decideFailed) };
}

interface DecisionTableProps<Item, Sort extends string> extends Omit<ServerTableProps<Item, Sort>, 'filters' | 'children'> {
  list: 'corrections' | 'correctionConflicts';
  form: ReturnType<typeof useDecisionForm>['form'];
  decisionsOf: (item: Item) => Decision[];
  /** Of the column with the buttons; a list of decided rows has none. */
  actionsWidth?: number;
}

/** A list whose rows are decided on: each decision asks for its reason. */
export function DecisionTable<Item extends { id: string }, Sort extends string>({
  list,
  form,
  decisionsOf,
  columns,
  actionsWidth,
  ...table
}: DecisionTableProps<Item, Sort>) {
  const [asked, setAsked] = useState<{ item: Item; text: string } | null>(null);
  const invalidate = useInvalidateList(list);
  const decision = asked ? decisionsOf(asked.item).find(({ text }) => text === asked.text) : undefined;
  const actions: DataColumn<Item, Sort> = {
    title: STRINGS.actions,
    width: actionsWidth,
    render: (item) => (
      <Row gap={2} align="stretch" wrap>
        {decisionsOf(item).map(({ text, label, isDanger }) => (
          <RowButton key={text} text={text} label={label} isDanger={isDanger} onClick={() => setAsked({ item, text })} />
        ))}
      </Row>
    ),
  };
  return (
    <ServerTable
      {...table}
      columns={actionsWidth ? [...columns, actions] : columns}
      isWide
      filters={<ViewSwitch label={STRINGS.views} views={STRINGS.view} />}
    >
      <DecisionDialog
        decision={decision}
        form={form}
        onDecide={({ reason, ...values }) =>
          decision?.submit({ ...values, reason: visibleText(reason) }, () => {
            setAsked(null);
            invalidate();
            showToast({ type: 'success', text: decision.done });
          })
        }
        onClose={() => setAsked(null)}
      />
    </ServerTable>
  );
}
