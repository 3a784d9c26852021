import { Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import look from '../../../components/form-look.module.css';
import { ImagePicker } from '../../../components/image-picker';
import { Meta, Stack } from '../../../components/kit';
import { LazyLeaveDialog } from '../../../components/lazy-leave-dialog';
import { textCount } from '../../../components/text-count';
import { UploadProgress } from '../../../components/upload-progress';
import { MEMBER_RULES } from '../../../graphql/constants.generated';
import { paths } from '../../../lib/paths';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { NewPasswordFields } from '../new-password-fields';
import { liveRule } from '../../../lib/live-rule';
import { withoutSpaces } from '../../../lib/without-spaces';
import { emailProblem, infoProblem, nickNameProblem } from '../rules';
import { ConsentField } from './consent-field';
import styles from './sign-up-form.module.css';
import { isComplete, type SignUpFields } from './sign-up-problems';
import { STRINGS } from './strings';
import { useSignUp } from './use-sign-up';

const INFO_MAX = MEMBER_RULES.info.signUpMax;

export function SignUpForm() {
  const [form] = Form.useForm<SignUpFields>();
  const typed = Form.useWatch((values: Partial<SignUpFields>) => values, form) ?? {};
  const [photo, setPhoto] = useState<File | null>(null);
  const { submit, problem, forget, forgetText, isBusy, progress } = useSignUp(form);

  const guard = useLeaveGuard([typed.email, typed.password, typed.nickName, typed.info, photo].some(Boolean));

  const changePhoto = (picked: File | null) => {
    forget();
    setPhoto(picked);
  };

  return (
    <Form
      form={form}
      className={`${styles.form} ${look.form}`}
      layout="vertical"
      requiredMark={false}
      disabled={isBusy}
      scrollToFirstError
      onValuesChange={forgetText}
      onFinish={(fields) => void submit(fields, photo)}
    >
      <Meta className={styles.hint}>{STRINGS.noSpaces}</Meta>
      <Form.Item name="email" label={STRINGS.email} normalize={withoutSpaces} rules={[liveRule(emailProblem)]}>
        <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <NewPasswordFields name="password" label={STRINGS.password} />
      <Form.Item
        name="nickName"
        label={STRINGS.nickName}
        extra={STRINGS.nickNameHint}
        normalize={withoutSpaces}
        rules={[liveRule(nickNameProblem)]}
      >
        <Input autoComplete="nickname" />
      </Form.Item>
      <Form.Item name="info" label={STRINGS.info} rules={[liveRule((value) => infoProblem(value, INFO_MAX))]}>
        <Input.TextArea rows={4} placeholder={STRINGS.infoHint} count={textCount(INFO_MAX)} />
      </Form.Item>
      <Stack gap={2} className={styles.photo}>
        <p>{STRINGS.photo}</p>
        <ImagePicker
          label={STRINGS.photo}
          file={photo}
          isDisabled={isBusy}
          problem={problem?.photo}
          onPick={changePhoto}
          onRemove={() => changePhoto(null)}
        />
      </Stack>
      <ConsentField />
      <FormAlert text={problem?.text} />
      <UploadProgress part={progress} />
      <Button type="submit" className={styles.wide} busy={isBusy} disabled={!isBusy && !isComplete(typed)}>
        {isBusy ? STRINGS.busy : STRINGS.submit}
      </Button>
      <p className={styles.signIn}>
        <span>{STRINGS.haveAccount}</span> <Link to={paths.login()}>{STRINGS.signIn}</Link>
      </p>
      <LazyLeaveDialog guard={guard} />
    </Form>
  );
}
