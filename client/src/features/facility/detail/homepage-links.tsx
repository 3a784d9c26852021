import { ExternalLink } from '../../../components/external-link';
import { Stack } from '../../../components/kit';
import { homepageParts } from './homepage-parts';

export function HomepageLinks({ homepage }: { homepage: string }) {
  const parts = homepageParts(homepage);
  return (
    <Stack as="ul" gap={1}>
      {parts.map(({ text, href }, i) => (
        <li key={i}>{href ? <ExternalLink href={href}>{text}</ExternalLink> : text}</li>
      ))}
    </Stack>
  );
}
