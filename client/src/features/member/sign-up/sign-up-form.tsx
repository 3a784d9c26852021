import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { ImagePicker } from '../../../components/image-picker';
import { Meta, Stack } from '../../../components/kit';
import { LazyLeaveDialog } from '../../../components/lazy-leave-dialog';
import { textCount, withoutSpaces } from '../../../lib/text';
import { UploadProgress } from '../../../components/upload-progress';
import { MEMBER_RULES } from '../../../graphql/constants.generated';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { AS_VISITOR } from '../../../lib/session/session-link';
import { requestSignIn } from '../../../lib/session/sign-in-request';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import styles from '../forms.module.css';
import { NewPasswordFields, NickNameField } from '../fields';
import { liveRule } from '../../../lib/live-rule';
import { LegalLink } from '../legal/legal-link';
import { confirmationProblem, emailProblem, infoProblem, nickNameProblem, passwordProblem } from '../rules';
import { useSignUpMutation } from './sign-up-form.generated';
import { STRINGS } from './strings';

const INFO_MAX = MEMBER_RULES.info.signUpMax;

type Fields = Record<'email' | 'password' | 'confirmation' | 'nickName' | 'info', string> & { isAgreed: boolean };

export function SignUpForm() {
  const [form] = Form.useForm<Fields>();
  const typed = Form.useWatch((values: Partial<Fields>) => values, form) ?? {};
  const [photo, setPhoto] = useState<File | null>(null);
  const navigate = useNavigate();
  const { submit, isBusy, progress, problem, fieldErrors, clear, clearText } = useSubmit(useSignUpMutation(), {
    form,
    textOf: (error) => failureText(error, STRINGS.failed),
  });

  const guard = useLeaveGuard([typed.email, typed.password, typed.nickName, typed.info, photo].some(Boolean));

  const changePhoto = (picked: File | null) => {
    clear();
    setPhoto(picked);
  };

  const send = ({ email, password, nickName, info = '', isAgreed }: Fields) => {
    const input = { email, password, nickName, info, profileImage: photo, agreesToTerms: isAgreed };
    submit({ variables: { input }, context: AS_VISITOR, hasFiles: photo !== null }, () => {
      showToast({ type: 'success', text: STRINGS.success });
      void navigate(paths.home());
      requestSignIn({ email });
    });
  };

  return (
    <Form
      form={form}
      className={styles.form}
      layout="vertical"
      disabled={isBusy}
      scrollToFirstError
      onValuesChange={clearText}
      onFinish={send}
    >
      <Meta className={styles.text}>{STRINGS.noSpaces}</Meta>
      <Form.Item name="email" label={STRINGS.email} normalize={withoutSpaces} rules={[liveRule(emailProblem)]}>
        <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <NewPasswordFields name="password" label={STRINGS.password} />
      <NickNameField />
      <Form.Item name="info" label={STRINGS.info} rules={[liveRule((value) => infoProblem(value, INFO_MAX))]}>
        <Input.TextArea rows={4} placeholder={STRINGS.infoHint} count={textCount(INFO_MAX)} />
      </Form.Item>
      <Stack gap={2} className={styles.part}>
        <p>{STRINGS.photo}</p>
        <ImagePicker
          label={STRINGS.photo}
          file={photo}
          isDisabled={isBusy}
          problem={fieldErrors.profileImage}
          onPick={changePhoto}
          onRemove={() => changePhoto(null)}
        />
      </Stack>
      <Form.Item name="isAgreed" valuePropName="checked" className={styles.consent}>
        <Checkbox>
          <span>{STRINGS.agreeStart}</span>
          <LegalLink href={paths.terms()} label={STRINGS.terms} />
          <span>{STRINGS.and}</span>
          <LegalLink href={paths.privacy()} label={STRINGS.privacy} />
          <span>{STRINGS.agreeEnd}</span>
        </Checkbox>
      </Form.Item>
      <FormAlert text={problem} />
      <UploadProgress part={progress} />
      <Button type="submit" className={styles.wide} busy={isBusy} disabled={!isBusy && !isComplete(typed)}>
        {isBusy ? STRINGS.busy : STRINGS.submit}
      </Button>
      <p className={styles.other}>
        <span>{STRINGS.haveAccount}</span> <Link to={paths.login()}>{STRINGS.signIn}</Link>
      </p>
      <LazyLeaveDialog guard={guard} />
    </Form>
  );
}

/** Whether all fields pass the checks that need no server. */
function isComplete({ email = '', password = '', confirmation = '', nickName = '', info = '', isAgreed }: Partial<Fields>) {
  const problems = [
    emailProblem(email),
    passwordProblem(password),
    confirmationProblem(confirmation, password),
    nickNameProblem(nickName),
    infoProblem(info, INFO_MAX),
  ];
  return isAgreed === true && problems.every((problem) => problem === null);
}
