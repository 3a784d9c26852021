import { Checkbox, Form } from 'antd';
import { paths } from '../../../lib/paths';
import { LegalLink } from '../legal/legal-link';
import styles from './sign-up-form.module.css';
import { STRINGS } from './strings';

/** The texts open in a tab of their own, so that nothing typed is lost. */
export function ConsentField() {
  return (
    <Form.Item name="isAgreed" valuePropName="checked" className={styles.consent}>
      <Checkbox>
        <span>{STRINGS.agreeStart}</span>
        <LegalLink href={paths.terms()} label={STRINGS.terms} />
        <span>{STRINGS.and}</span>
        <LegalLink href={paths.privacy()} label={STRINGS.privacy} />
        <span>{STRINGS.agreeEnd}</span>
      </Checkbox>
    </Form.Item>
  );
}
