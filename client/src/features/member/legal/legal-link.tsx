import { VisuallyHidden } from '../../../components/visually-hidden';

const STRINGS = {
  newWindow: '새 창에서 열려요',
};

/** Opens in a tab of its own, so that nothing typed is lost. */
export const LegalLink = ({ href, label }: { href: string; label: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    <span>{label}</span>
    <VisuallyHidden>{` (${STRINGS.newWindow})`}</VisuallyHidden>
  </a>
);
