import { Form, Input } from 'antd';
import { liveRule } from '../../lib/live-rule';
import { withoutSpaces } from '../../lib/text';
import { confirmationProblem, passwordProblem } from './rules';

interface NewPasswordFieldsProps {
  /** Of the password's field; the other one is `confirmation`. */
  name: string;
  label: string;
}

const STRINGS = {
  hint: '8자 이상, 영문 대소문자, 숫자, 특수문자(!@#$%^&*()_+=-)를 모두 넣어 주세요.',
  confirmation: (label: string) => `${label} 확인`,
};

/** A password to be set, and the same once more. */
export function NewPasswordFields({ name, label }: NewPasswordFieldsProps) {
  return (
    <>
      <Form.Item name={name} label={label} extra={STRINGS.hint} normalize={withoutSpaces} rules={[liveRule(passwordProblem)]}>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirmation"
        label={STRINGS.confirmation(label)}
        normalize={withoutSpaces}
        dependencies={[name]}
        rules={[({ getFieldValue }) => liveRule((value) => confirmationProblem(value, getFieldValue(name) as string)) as object]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
