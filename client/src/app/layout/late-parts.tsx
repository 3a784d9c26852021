import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { OfflineLine } from '../../features/offline/offline-line';
import { registerServiceWorker } from '../../lib/register-service-worker';
import { useSession } from '../../lib/session/use-session';
import { ChatbotLauncher } from './chatbot-launcher';
import { SuspensionNotice } from './suspension-notice';

void registerServiceWorker();

const Outbox = lazy(() => import('../../features/outbox/outbox').then((file) => ({ default: file.Outbox })));

/** What the frame shows on top of a page that is complete without it. */
export const LateParts = () => (
  <>
    <SuspensionNotice />
    <OfflineLine />
    <ErrorBoundary resetKey="" fallback={() => null}>
      <Suspense>
        <MembersOutbox />
      </Suspense>
    </ErrorBoundary>
    <ChatbotLauncher />
  </>
);

function MembersOutbox() {
  const { viewer } = useSession();
  return viewer && <Outbox memberId={viewer.id} />;
}
