import { Outbox } from '../../features/outbox/outbox';
import { ChatbotLauncher } from './chatbot-launcher';
import { SuspensionNotice } from './suspension-notice';

/** What the frame shows on top of a page that is complete without it. */
export const LateParts = () => (
  <>
    <SuspensionNotice />
    <Outbox />
    <ChatbotLauncher />
  </>
);
