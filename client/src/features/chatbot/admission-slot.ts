import { createContext, type ReactNode } from 'react';
import type { ChatbotPlace_FacilityFragment } from './ask-chatbot.generated';

/** Renders entry and hours on a place's card: that is another feature, so whoever shows the chatbot provides it. */
export const AdmissionSlot = createContext<(facility: ChatbotPlace_FacilityFragment) => ReactNode>(() => null);
