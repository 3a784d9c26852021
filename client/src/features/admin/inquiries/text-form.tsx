import type { OperationVariables } from '@apollo/client';
import type { useMutation } from '@apollo/client/react';
import { Form, Input } from 'antd';
import { useId } from 'react';
import { Button, type ButtonLook } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Meta, Stack } from '../../../components/kit';
import { failureText } from '../../../lib/error-text';
import { liveRule, type Problem } from '../../../lib/live-rule';
import { codePoints, textCount, visibleText } from '../../../lib/text';
import { useSubmit } from '../../../lib/use-submit';

interface TextFormProps<Data, Variables extends OperationVariables> extends Pick<ButtonLook, 'variant'> {
  label: string;
  rows: number;
  rule: { max: number; text: string };
  hint: string;
  /** The verb, and what the button says meanwhile. */
  submitLabel: string;
  busyLabel: string;
  failed: string;
  mutation: useMutation.ResultTuple<Data, Variables>;
  variablesOf: (text: string) => Variables;
  onChange: (isTyped: boolean) => void;
  onSaved: () => void;
}

/** One text for an inquiry. It stays until it is saved. */
export function TextForm<Data, Variables extends OperationVariables>({
  label,
  rows,
  rule,
  hint,
  submitLabel,
  busyLabel,
  failed,
  variant,
  mutation,
  variablesOf,
  onChange,
  onSaved,
}: TextFormProps<Data, Variables>) {
  const [form] = Form.useForm<{ text: string }>();
  const textOf = (error: unknown) => failureText(error, failed);
  const { submit, isBusy, problem, fieldErrors, clear } = useSubmit(mutation, { form, textOf });
  const save = ({ text }: { text: string }) =>
    submit({ variables: variablesOf(visibleText(text)) }, () => {
      form.resetFields();
      onChange(false);
      onSaved();
    });
  return (
    <Form
      form={form}
      // Two forms of the dialog have a field of this name.
      name={useId()}
      layout="vertical"
      disabled={isBusy}
      initialValues={{ text: '' }}
      onValuesChange={(_changed, { text }: { text: string }) => {
        clear();
        onChange(visibleText(text) !== '');
      }}
      onFinish={save}
    >
      <Form.Item name="text" label={label} validateTrigger="onSubmit" rules={[liveRule((typed) => problemOf(typed, rule))]}>
        <Input.TextArea rows={rows} count={textCount(rule.max)} showCount />
      </Form.Item>
      <FormAlert text={fieldErrors.text ? null : problem} />
      <Stack gap={2} align="start">
        <Button type="submit" variant={variant} busy={isBusy}>
          {isBusy ? busyLabel : submitLabel}
        </Button>
        <Meta>{hint}</Meta>
      </Stack>
    </Form>
  );
}

function problemOf(typed: string, { max, text }: { max: number; text: string }): Problem {
  const shown = visibleText(typed);
  return shown !== '' && codePoints(shown) <= max ? null : text;
}
