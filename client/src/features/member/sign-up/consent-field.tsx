import { Checkbox, Form } from 'antd';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { paths } from '../../../lib/paths';
import styles from './consent-field.module.css';
import { STRINGS } from './strings';

/** The texts open in a tab of their own, so that nothing typed is lost. */
export function ConsentField() {
  return (
    <Form.Item name="isAgreed" valuePropName="checked" className={styles.consent}>
      <Checkbox>
        {STRINGS.agreeStart}
        <TextLink href={paths.terms()} label={STRINGS.terms} />
        {STRINGS.and}
        <TextLink href={paths.privacy()} label={STRINGS.privacy} />
        {STRINGS.agreeEnd}
      </Checkbox>
    </Form.Item>
  );
}

const TextLink = ({ href, label }: { href: string; label: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {label}
    <VisuallyHidden> ({STRINGS.newWindow})</VisuallyHidden>
  </a>
);
