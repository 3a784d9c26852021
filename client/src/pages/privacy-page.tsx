import { LegalPage } from '../features/member/legal/legal-page';
import { PRIVACY } from '../features/member/legal/privacy';

export const PrivacyPage = () => <LegalPage text={PRIVACY} />;
