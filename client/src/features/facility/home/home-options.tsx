import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Row, Stack } from '../../../components/kit';
import { STRINGS } from './strings';

interface HomeOptionsProps {
  title: string;
  children: ReactNode;
}

/** A titled group of ways to the map. */
export function HomeOptions({ title, children }: HomeOptionsProps) {
  return (
    <Stack as="section" gap={4}>
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}

/** Below the built-in list that is shown when the server's did not come. */
export function CountsFailed({ isBusy, retry }: { isBusy: boolean; retry: () => void }) {
  return (
    <Row as="p" gap={2} wrap meta role="status">
      <span>{STRINGS.countsFailed}</span>
      <Button variant="quiet" icon={<Icon name="refresh" />} busy={isBusy} onClick={retry}>
        {STRINGS.retry}
      </Button>
    </Row>
  );
}
