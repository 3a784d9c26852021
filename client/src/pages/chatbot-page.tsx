import { AdmissionSlot } from '../features/chatbot/admission-slot';
import { Chatbot } from '../features/chatbot/chatbot';
import { Admission } from '../features/facility/admission/admission';
import { usePageTitle } from '../lib/use-page-title';
import styles from './chatbot-page.module.css';

const TITLE = '챗봇';

export function ChatbotPage() {
  usePageTitle(TITLE);
  return (
    <div className={styles.page}>
      <AdmissionSlot value={(facility) => <Admission facility={facility} />}>
        <Chatbot title={<h1>{TITLE}</h1>} />
      </AdmissionSlot>
    </div>
  );
}
