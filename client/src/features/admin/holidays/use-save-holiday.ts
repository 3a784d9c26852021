import type { FormInstance } from 'antd';
import { showFieldErrors } from '../../../lib/form-errors';
import { showToast } from '../../../lib/toast';
import { visibleText } from '../../../lib/visible-text';
import { useForgetList } from '../table/use-forget-list';
import { useCreateHolidayMutation, useUpdateHolidayMutation } from './holidays.generated';
import { STRINGS } from './strings';

export interface HolidayValues {
  date: string;
  name: string;
  description: string;
}

/** @param id of the one that is edited; null makes a new one */
export function useSaveHoliday(form: FormInstance<HolidayValues>, id: string | null, onSaved: (date: string) => void) {
  const [create, creation] = useCreateHolidayMutation();
  const [update, change] = useUpdateHolidayMutation();
  const forget = useForgetList('holidays');
  const { error, reset, loading } = id === null ? creation : change;

  const save = async (values: HolidayValues) => {
    const [date, name, description] = [values.date.trim(), visibleText(values.name), visibleText(values.description)];
    try {
      if (id === null) await create({ variables: { input: { date, name, description } }, update: forget });
      else await update({ variables: { input: { id, name, description } } });
      showToast({ type: 'success', text: STRINGS.saved });
      onSaved(date);
    } catch (refused) {
      // A day that is taken is said there.
      showFieldErrors(form, refused);
    }
  };
  return { save, error, reset, isBusy: loading };
}
