import { Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Row, Stack } from '../../../components/kit';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { AS_VISITOR } from '../../../lib/session/session-link';
import { useSubmit } from '../../../lib/use-submit';
import styles from '../forms.module.css';
import { KakaoButton } from '../kakao/kakao-button';
import { useEnterSession } from '../session/use-enter-session';
import { useSignInMutation } from './sign-in-form.generated';
import { STRINGS } from './strings';

type Credentials = Record<'email' | 'password', string>;

interface SignInFormProps {
  returnTo: string | undefined;
  /** Filled in already. */
  email?: string;
  /** On a page of its own: Back skips it afterwards. */
  isPage?: boolean;
  onLeave?: () => void;
}

export function SignInForm({ returnTo, email, isPage = false, onLeave }: SignInFormProps) {
  const [form] = Form.useForm<Credentials>();
  const enterSession = useEnterSession();
  const [ownProblem, setOwnProblem] = useState<string | null>(null);
  const { submit, isBusy, ...refusal } = useSubmit(useSignInMutation(), {
    textOf: (error) => failureText(error, STRINGS.refused),
  });
  const problem = ownProblem ?? refusal.problem;

  const signIn = (typed: Partial<Credentials>) => {
    const email = typed.email?.trim();
    const password = typed.password?.trim();
    setOwnProblem(email && password ? null : STRINGS.bothNeeded);
    if (!email || !password) return;
    submit({ variables: { input: { email, password } }, context: AS_VISITOR }, ({ signIn: { token } }) =>
      token ? enterSession({ token, text: STRINGS.success, returnTo, replace: isPage }) : setOwnProblem(STRINGS.noToken),
    );
  };

  // Disabled fields lose the focus: the one that is most likely wrong gets it back.
  useEffect(() => {
    if (problem && !isBusy) form.focusField(form.getFieldValue('email') ? 'password' : 'email');
  }, [form, problem, isBusy]);

  return (
    <Stack gap={4}>
      <Form
        form={form}
        // The dialog may stand over this page, and over others with the same fields.
        name={isPage ? 'signIn' : 'signInDialog'}
        layout="vertical"
        initialValues={{ email }}
        disabled={isBusy}
        onFinish={signIn}
      >
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
      <p className={styles.other}>
        <Link to={paths.passwordForgot()} onClick={onLeave}>
          {STRINGS.forgot}
        </Link>
      </p>
      <p className={styles.other}>
        <span>{STRINGS.noAccount}</span>{' '}
        <Link to={paths.signUp()} onClick={onLeave}>
          {STRINGS.signUp}
        </Link>
      </p>
    </Stack>
  );
}
