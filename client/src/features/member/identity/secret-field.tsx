import { Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Meta, Row, Stack } from '../../../components/kit';
import { MEMBER_RULES } from '../../../graphql/constants.generated';
import { failureText } from '../../../lib/error-text';
import { useCreateTemporaryCodeMutation } from './secret-dialog.generated';
import styles from './secret-dialog.module.css';
import { STRINGS } from './strings';

/** The field `secret` of a form: the password, or a temporary code for members without one. */
export const SecretField = ({ usesCode, isDisabled }: { usesCode: boolean; isDisabled: boolean }) => (
  <>
    {usesCode && <TemporaryCode isDisabled={isDisabled} />}
    <Form.Item
      name="secret"
      label={usesCode ? STRINGS.code : STRINGS.password}
      normalize={usesCode ? (value: string) => value.trim() : undefined}
      rules={[{ required: true, message: usesCode ? STRINGS.codeNeeded : STRINGS.passwordNeeded }]}
    >
      {usesCode ? (
        <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
      ) : (
        <Input.Password autoComplete="current-password" />
      )}
    </Form.Item>
  </>
);

/** Gets a code and shows it until it expires. */
function TemporaryCode({ isDisabled }: { isDisabled: boolean }) {
  const [create, { data, loading, error }] = useCreateTemporaryCodeMutation();
  const code = data?.createTemporaryCode.code;
  return (
    <Stack gap={3} className={styles.box}>
      <p>{STRINGS.codeWhy}</p>
      {code && !loading && <Running key={code} code={code} />}
      {error && (
        <p className={styles.problem} role="alert">
          {failureText(error, STRINGS.codeFailed)}
        </p>
      )}
      <Button
        variant="secondary"
        icon={<Icon name="refresh" />}
        busy={loading}
        disabled={isDisabled}
        onClick={() => void create().catch(() => undefined)}
      >
        {code ? STRINGS.getCodeAgain : STRINGS.getCode}
      </Button>
    </Stack>
  );
}

function Running({ code }: { code: string }) {
  const seconds = useCountdown(MEMBER_RULES.temporaryCode.seconds);
  if (seconds === 0)
    return (
      <p className={styles.problem} role="alert">
        {STRINGS.codeEnded}
      </p>
    );
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Row as="p" gap={2} align="baseline" justify="between" wrap className={styles.running}>
      <output aria-label={STRINGS.codeShown}>{code}</output>
      <Meta as="span" role="timer">
        {STRINGS.codeLeft(time)}
      </Meta>
    </Row>
  );
}

/** Counts from now, not to the server's time: clocks differ. */
function useCountdown(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
