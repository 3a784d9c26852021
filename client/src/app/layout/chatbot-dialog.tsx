import { AdmissionSlot } from '../../features/chatbot/admission-slot';
import { ChatbotPanel, type ChatbotPanelProps } from '../../features/chatbot/chatbot-panel';
import { Admission } from '../../features/facility/admission/admission';

export function ChatbotDialog(props: ChatbotPanelProps) {
  return (
    <AdmissionSlot value={(facility) => <Admission facility={facility} />}>
      <ChatbotPanel {...props} />
    </AdmissionSlot>
  );
}
