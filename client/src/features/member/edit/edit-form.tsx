import { Form, Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../components/button';
import { Email } from '../../../components/email';
import { FormAlert } from '../../../components/form-alert';
import { ImagePicker } from '../../../components/image-picker';
import { Meta, Row, Stack } from '../../../components/kit';
import { LeaveDialog } from '../../../components/leave-dialog';
import { textCount } from '../../../lib/text';
import { UploadProgress } from '../../../components/upload-progress';
import { MEMBER_RULES } from '../../../graphql/constants.generated';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { NickNameField } from '../fields';
import styles from '../forms.module.css';
import { SecretDialog } from '../identity/secret-dialog';
import { liveRule } from '../../../lib/live-rule';
import { infoProblem, nickNameProblem } from '../rules';
import { type EditForm_MemberFragment, useUpdateMemberMutation } from './edit-form.generated';
import { STRINGS } from './strings';

type EditFields = Record<'nickName' | 'info', string>;

/** Errors of the form's own fields; all others are about the secret in the dialog. */
const isAboutForm = ({ nickName, info, profileImage }: Record<string, string>) => Boolean(nickName ?? info ?? profileImage);

const INFO_MAX = MEMBER_RULES.info.max;

export function EditForm({ member }: { member: EditForm_MemberFragment }) {
  const { email, nickName, info, provider, profileImage } = member;
  const [form] = Form.useForm<EditFields>();
  const navigate = useNavigate();
  const { nickName: typedName = nickName, info: typedInfo = info ?? '' } =
    Form.useWatch((values: Partial<EditFields>) => values, form) ?? {};
  const [photo, setPhoto] = useState<File | null>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isBusy, progress, problem, fieldErrors, clear, clearText } = useSubmit(useUpdateMemberMutation(), {
    form,
    textOf: (error) => failureText(error, STRINGS.failed),
    onRefused: (refusal) => (refusal.isSessionOver || isAboutForm(refusal.fieldErrors)) && setIsAsking(false),
  });
  const isValid = nickNameProblem(typedName) === null && infoProblem(typedInfo, INFO_MAX) === null;

  const guard = useLeaveGuard(typedName !== nickName || typedInfo !== (info ?? '') || photo !== null || isRemoved);

  const save = (password: string) => {
    const removedProfileImageNames = isRemoved && profileImage ? [profileImage.name] : [];
    const input = { ...form.getFieldsValue(), password, profileImage: photo, removedProfileImageNames };
    submit({ variables: { input }, hasFiles: photo !== null }, () => {
      setIsAsking(false);
      showToast({ type: 'success', text: STRINGS.saved });
      void navigate(paths.member(email));
    });
  };

  return (
    <>
      <Form
        form={form}
        className={styles.form}
        layout="vertical"
        initialValues={{ nickName, info: info ?? '' }}
        onValuesChange={clearText}
        onFinish={() => {
          clear();
          setIsAsking(true);
        }}
      >
        <div className={styles.part}>
          <ImagePicker
            label={STRINGS.photo}
            file={photo}
            currentUrl={isRemoved ? null : profileImage?.cardUrl}
            problem={fieldErrors.profileImage}
            onPick={(picked) => {
              clear();
              setPhoto(picked);
            }}
            // Without the new one the old one is back, and can be removed in turn.
            onRemove={() => {
              clear();
              if (photo) setPhoto(null);
              else setIsRemoved(true);
            }}
          />
        </div>
        <Stack as="p" className={styles.part}>
          <Meta as="span">{STRINGS.email}</Meta>
          <Email address={email} />
        </Stack>
        <NickNameField />
        <Form.Item name="info" label={STRINGS.info} rules={[liveRule((value) => infoProblem(value, INFO_MAX))]}>
          <Input.TextArea rows={6} count={textCount(INFO_MAX)} />
        </Form.Item>
        <FormAlert text={isAboutForm(fieldErrors) ? problem : null} />
        <Row gap={2} align="stretch" className={styles.actions}>
          <ButtonLink variant="secondary" to={paths.member(email)}>
            {STRINGS.cancel}
          </ButtonLink>
          <Button type="submit" disabled={!isValid}>
            {STRINGS.save}
          </Button>
        </Row>
      </Form>
      <SecretDialog
        isOpen={isAsking}
        title={STRINGS.confirmTitle}
        submitLabel={STRINGS.save}
        busyLabel={STRINGS.saving}
        isBusy={isBusy}
        usesCode={provider === 'KAKAO'}
        problem={isAboutForm(fieldErrors) ? null : problem}
        onChange={clear}
        onSubmit={save}
        onClose={() => setIsAsking(false)}
      >
        <p>{STRINGS.confirmText}</p>
        <UploadProgress part={progress} />
      </SecretDialog>
      <LeaveDialog guard={guard} />
    </>
  );
}
