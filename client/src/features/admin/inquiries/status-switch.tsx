import { Segmented } from 'antd';
import type { InquiryStatus } from '../../../graphql/types.generated';
import { failureText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { type AdminInquiryFragment, useSetInquiryStatusMutation } from './inquiry.generated';
import { STRINGS } from './strings';

/** An answer sets the third. */
const CHOSEN: readonly InquiryStatus[] = ['NEW', 'IN_PROGRESS'];

export function StatusSwitch({ id, status }: Pick<AdminInquiryFragment, 'id' | 'status'>) {
  const { submit, isBusy } = useSubmit(useSetInquiryStatusMutation(), {
    textOf: (error) => failureText(error, STRINGS.statusFailed),
    onRefused: ({ text }) => text && showToast({ type: 'error', text }),
  });
  return (
    <div>
      <Segmented<InquiryStatus>
        aria-label={STRINGS.status}
        disabled={isBusy}
        value={status}
        options={CHOSEN.map((value) => ({ value, label: STRINGS.statuses[value] }))}
        onChange={(chosen) =>
          submit({ variables: { input: { id, status: chosen } } }, () =>
            showToast({ type: 'success', text: STRINGS.statusSaved(STRINGS.statuses[chosen]) }),
          )
        }
      />
    </div>
  );
}
