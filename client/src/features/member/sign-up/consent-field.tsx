import { Checkbox, Form } from 'antd';
import { paths } from '../../../lib/paths';
import { LegalLink } from '../legal/legal-link';
import styles from './consent-field.module.css';
import { STRINGS } from './strings';

/** The texts open in a tab of their own, so that nothing typed is lost. */
export function ConsentField() {
  return (
    <Form.Item name="isAgreed" valuePropName="checked" className={styles.consent}>
      <Checkbox>
        {STRINGS.agreeStart}
        <LegalLink href={paths.terms()} label={STRINGS.terms} />
        {STRINGS.and}
        <LegalLink href={paths.privacy()} label={STRINGS.privacy} />
        {STRINGS.agreeEnd}
      </Checkbox>
    </Form.Item>
  );
}
