import { createContext, type ReactNode } from 'react';
import type { ChatbotPlace_FacilityFragment } from './ask-chatbot.generated';

/** Renders entry and opening hours on a place's card. They belong to another feature, so the page that shows the chatbot passes this in. */
export const AdmissionSlot = createContext<(facility: ChatbotPlace_FacilityFragment) => ReactNode>(() => null);
