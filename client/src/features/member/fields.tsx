import { Form, Input } from 'antd';
import { liveRule } from '../../lib/live-rule';
import { withoutSpaces } from '../../lib/text';
import { confirmationProblem, nickNameProblem, passwordProblem } from './rules';

const STRINGS = {
  nickName: '별명',
  nickNameHint: '2~20자, 한글/영문/숫자',
  hint: '8자 이상, 영문 대소문자, 숫자, 특수문자(!@#$%^&*()_+=-)를 모두 넣어 주세요.',
  confirmation: (label: string) => `${label} 확인`,
};

export const NickNameField = () => (
  <Form.Item
    name="nickName"
    label={STRINGS.nickName}
    extra={STRINGS.nickNameHint}
    normalize={withoutSpaces}
    rules={[liveRule(nickNameProblem)]}
  >
    <Input autoComplete="nickname" />
  </Form.Item>
);

/**
 * A new password, and the same once more in the field `confirmation`.
 * @param name of the password's field
 */
export function NewPasswordFields({ name, label }: { name: string; label: string }) {
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
