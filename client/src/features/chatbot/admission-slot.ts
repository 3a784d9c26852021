import { createContext, type ReactNode } from 'react';
import type { ChatbotPlace_FacilityFragment } from './ask-chatbot.generated';

/** What a place card says of entry and hours: filled where the chatbot is put on the screen. */
export const AdmissionSlot = createContext<(facility: ChatbotPlace_FacilityFragment) => ReactNode>(() => null);
