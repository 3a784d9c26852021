import { useState } from 'react';
import { Button } from '../../../components/button';
import { Meta, Stack } from '../../../components/kit';
import { failureText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { useAccountSettingsQuery, useRequestEmailConfirmationMutation } from './recovery.generated';
import { STRINGS } from './strings';

/** Asks the owner to confirm the e-mail; nothing else depends on it. */
export function UnconfirmedEmail() {
  const { data } = useAccountSettingsQuery();
  const [request, { loading }] = useRequestEmailConfirmationMutation();
  const [isSent, setIsSent] = useState(false);
  if (!data?.accountSettings.isMailAvailable) return null;
  const send = async () => {
    try {
      await request();
      setIsSent(true);
    } catch (error) {
      showToast({ type: 'error', text: failureText(error, STRINGS.linkFailed) });
    }
  };
  return (
    <Stack gap={2} align="start" role="status">
      <Meta>{isSent ? STRINGS.linkSent : STRINGS.unconfirmed}</Meta>
      {!isSent && (
        <Button variant="quiet" busy={loading} onClick={() => void send()}>
          {STRINGS.sendLink}
        </Button>
      )}
    </Stack>
  );
}
