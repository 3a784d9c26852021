import { Form, Input } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Row, Stack } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import { KakaoButton } from '../kakao/kakao-button';
import { useEnterSession } from '../session/use-enter-session';
import styles from './sign-in-form.module.css';
import { STRINGS } from './strings';
import { useSignIn } from './use-sign-in';

interface SignInFormProps {
  returnTo: string | undefined;
  /** On a page of its own Back skips it afterwards. */
  isPage?: boolean;
  /** A link leads away from the form. */
  onLeave?: () => void;
}

export function SignInForm({ returnTo, isPage = false, onLeave }: SignInFormProps) {
  const [form] = Form.useForm<{ email: string; password: string }>();
  const enterSession = useEnterSession();
  const { submit, problem, isBusy } = useSignIn((token) =>
    enterSession({ token, text: STRINGS.success, returnTo, replace: isPage }),
  );

  // Fields that were held lost the keyboard's place; what is most likely wrong gets it back.
  useEffect(() => {
    if (problem && !isBusy) form.focusField(form.getFieldValue('email') ? 'password' : 'email');
  }, [form, problem, isBusy]);

  return (
    <Stack gap={4}>
      <Form form={form} layout="vertical" requiredMark={false} disabled={isBusy} onFinish={(typed) => void submit(typed)}>
        <FormAlert text={problem} />
        <Form.Item name="email" label={STRINGS.email}>
          <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item name="password" label={STRINGS.password}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Button type="submit" className={styles.wide} busy={isBusy}>
          {isBusy ? STRINGS.busy : STRINGS.submit}
        </Button>
      </Form>
      <KakaoButton
        returnTo={returnTo}
        isDisabled={isBusy}
        separator={
          <Row as="p" gap={3} meta className={styles.or}>
            {STRINGS.or}
          </Row>
        }
      />
      <p className={styles.signUp}>
        <span>{STRINGS.noAccount}</span>{' '}
        <Link to={paths.signUp()} onClick={onLeave}>
          {STRINGS.signUp}
        </Link>
      </p>
    </Stack>
  );
}
