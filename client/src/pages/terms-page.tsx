import { LegalPage } from '../features/member/legal/legal-page';
import { TERMS } from '../features/member/legal/terms';

export const TermsPage = () => <LegalPage text={TERMS} />;
