import { Form, type FormInstance, Input, Modal } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Row } from '../../../components/kit';
import { LeaveDialog } from '../../../components/leave-dialog';
import { codePoints, textCount, visibleText } from '../../../lib/text';
import { CALENDAR_RULES } from '../../../graphql/constants.generated';
import { failureText } from '../../../lib/error-text';
import { liveRule, type Problem } from '../../../lib/live-rule';
import { showToast } from '../../../lib/toast';
import { useCloseOnBack } from '../../../lib/use-close-on-back';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { useSubmit } from '../../../lib/use-submit';
import { useInvalidateList } from '../table/use-table';
import {
  type HolidayDialog_HolidayFragment,
  useCreateHolidayMutation,
  useUpdateHolidayMutation,
} from './holiday-dialog.generated';
import { STRINGS } from './strings';

const { firstYear, lastYear, holiday: rules } = CALENDAR_RULES;

interface HolidayDialogProps {
  /** null adds a new one. */
  holiday: HolidayDialog_HolidayFragment | null;
  /** Shown in the date field of a new one. */
  year: number;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (date: string) => void;
}

export function HolidayDialog({ holiday, isOpen, onClose, ...rest }: HolidayDialogProps) {
  const [isTyped, setIsTyped] = useState(false);
  const guard = useLeaveGuard(isOpen && isTyped, onClose);
  useCloseOnBack(isOpen, guard.back);
  return (
    <Modal
      open={isOpen}
      title={holiday ? STRINGS.editTitle : STRINGS.add}
      footer={null}
      width={440}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={guard.cancel}
      afterClose={() => setIsTyped(false)}
    >
      <HolidayForm holiday={holiday} onType={() => setIsTyped(true)} onCancel={guard.cancel} {...rest} />
      <LeaveDialog guard={guard} />
    </Modal>
  );
}

interface HolidayFormProps extends Omit<HolidayDialogProps, 'isOpen' | 'onClose'> {
  onType: () => void;
  onCancel: () => void;
}

/** The date identifies a holiday, so it cannot be changed. */
function HolidayForm({ holiday, year, onType, onCancel, onSaved }: HolidayFormProps) {
  const [form] = Form.useForm<HolidayValues>();
  const { save, problem, clear, isBusy } = useSaveHoliday(form, holiday?.id ?? null, onSaved);
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={isBusy}
      initialValues={holiday ?? { date: `${year}-01-01`, name: '', description: '' }}
      onValuesChange={() => {
        onType();
        clear();
      }}
      onFinish={save}
    >
      <Form.Item name="date" label={STRINGS.date} validateTrigger="onSubmit" rules={[liveRule(dateProblem)]}>
        <Input
          type="date"
          min={`${firstYear}-01-01`}
          max={`${lastYear}-12-31`}
          readOnly={holiday !== null}
          autoFocus={!holiday}
        />
      </Form.Item>
      <Form.Item name="name" label={STRINGS.name} validateTrigger="onSubmit" rules={[liveRule(nameProblem)]}>
        <Input count={textCount(rules.nameMax)} showCount autoComplete="off" autoFocus={holiday !== null} />
      </Form.Item>
      <Form.Item name="description" label={STRINGS.descriptionOptional} rules={[liveRule(descriptionProblem)]}>
        <Input.TextArea rows={3} count={textCount(rules.descriptionMax)} />
      </Form.Item>
      <FormAlert text={problem} />
      <Row gap={2} fill>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          {STRINGS.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? STRINGS.saving : STRINGS.save}
        </Button>
      </Row>
    </Form>
  );
}

type HolidayValues = Record<'date' | 'name' | 'description', string>;

/** @param id null makes a new one */
function useSaveHoliday(form: FormInstance<HolidayValues>, id: string | null, onSaved: (date: string) => void) {
  const options = { form, textOf: (error: unknown) => failureText(error, STRINGS.saveFailed) };
  const creation = useSubmit(useCreateHolidayMutation(), options);
  const change = useSubmit(useUpdateHolidayMutation(), options);
  const invalidate = useInvalidateList('holidays');
  const { isBusy, problem, fieldErrors, clear } = id === null ? creation : change;

  const save = (values: HolidayValues) => {
    const [date, name, description] = [values.date.trim(), visibleText(values.name), visibleText(values.description)];
    const onDone = () => {
      showToast({ type: 'success', text: STRINGS.saved });
      onSaved(date);
    };
    if (id === null) creation.submit({ variables: { input: { date, name, description } }, update: invalidate }, onDone);
    else change.submit({ variables: { input: { id, name, description } } }, onDone);
  };
  // A date that is taken is an error of its field.
  return { save, isBusy, problem: Object.keys(fieldErrors).length > 0 ? null : problem, clear };
}

/** In a year that calendars show; whether the day exists is checked by the server. */
function dateProblem(typed: string): Problem {
  const year = Number(/^(\d{4})-\d\d-\d\d$/.exec(typed.trim())?.[1]);
  return year >= firstYear && year <= lastYear ? null : rules.dateText;
}

function nameProblem(typed: string): Problem {
  const name = visibleText(typed);
  return name !== '' && codePoints(name) <= rules.nameMax ? null : rules.nameText;
}

const descriptionProblem = (typed: string): Problem =>
  codePoints(visibleText(typed)) <= rules.descriptionMax ? null : rules.descriptionText;
