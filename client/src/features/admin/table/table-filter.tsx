import { Select } from 'antd';
import { useId } from 'react';
import styles from './data-table.module.css';
import { STRINGS } from './strings';

interface TableFilterProps<Value extends string> {
  label: string;
  /** In this order. */
  options: Readonly<Partial<Record<Value, string>>>;
  /** undefined: all. */
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Narrows a list to one of few kinds. */
export function TableFilter<Value extends string>({ label, options, value, onChange }: TableFilterProps<Value>) {
  const choices = Object.entries<string | undefined>(options) as [Value, string][];
  return (
    <Select<Value | ''>
      // antd's own is the same for all elements in tests.
      id={useId()}
      className={styles.filter}
      aria-label={label}
      value={value ?? ''}
      popupMatchSelectWidth={false}
      options={[
        { value: '', label: STRINGS.everything(label) },
        ...choices.map(([choice, text]) => ({ value: choice, label: text })),
      ]}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}
