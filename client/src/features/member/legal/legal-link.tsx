import { VisuallyHidden } from '../../../components/visually-hidden';

const STRINGS = {
  newWindow: '새 창에서 열려요',
};

/** To a text that is agreed to, in a tab of its own: nothing typed beside it is lost. */
export const LegalLink = ({ href, label }: { href: string; label: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    <span>{label}</span>
    <VisuallyHidden>{` (${STRINGS.newWindow})`}</VisuallyHidden>
  </a>
);
