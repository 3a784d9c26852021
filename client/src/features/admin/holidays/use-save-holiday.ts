import type { FormInstance } from 'antd';
import { failureText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { visibleText } from '../../../lib/visible-text';
import { useInvalidateList } from '../table/use-invalidate-list';
import { useCreateHolidayMutation, useUpdateHolidayMutation } from './holidays.generated';
import { STRINGS } from './strings';

export interface HolidayValues {
  date: string;
  name: string;
  description: string;
}

/** @param id of the one that is edited; null makes a new one */
export function useSaveHoliday(form: FormInstance<HolidayValues>, id: string | null, onSaved: (date: string) => void) {
  const options = { form, textOf: (error: unknown) => failureText(error, STRINGS.saveFailed) };
  const creation = useSubmit(useCreateHolidayMutation(), options);
  const change = useSubmit(useUpdateHolidayMutation(), options);
  const forget = useInvalidateList('holidays');
  const { isBusy, problem, fieldErrors, clear } = id === null ? creation : change;

  const save = (values: HolidayValues) => {
    const [date, name, description] = [values.date.trim(), visibleText(values.name), visibleText(values.description)];
    const onDone = () => {
      showToast({ type: 'success', text: STRINGS.saved });
      onSaved(date);
    };
    if (id === null) creation.submit({ variables: { input: { date, name, description } }, update: forget }, onDone);
    else change.submit({ variables: { input: { id, name, description } } }, onDone);
  };
  // That a day is taken is shown as the error of its field.
  return { save, isBusy, problem: Object.keys(fieldErrors).length > 0 ? null : problem, clear };
}
