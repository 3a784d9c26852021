import { OfflineLine } from '../../features/offline/offline-line';
import { registerServiceWorker } from '../../lib/register-service-worker';
import { ChatbotLauncher } from './chatbot-launcher';
import { SuspensionNotice } from './suspension-notice';

void registerServiceWorker();

/** What the frame shows on top of a page that is complete without it. */
export const LateParts = () => (
  <>
    <SuspensionNotice />
    <OfflineLine />
    <ChatbotLauncher />
  </>
);
