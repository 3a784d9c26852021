import { LinkifyIt } from 'linkify-it';
import { ExternalLink } from '../../../components/external-link';

const linkify = new LinkifyIt({ fuzzyEmail: false });

const PARTICLES =
  '은 는 이 가 을 를 의 도 만 와 과 로 으로 에 에는 에도 에서 에서는 에서도 으로는 로는 까지 부터 보다 처럼 이나 하고 라고 이라고 라는 이라는 이고 이며 인데 입니다 이에요 예요'.split(
    ' ',
  );

/** Web addresses in a text become external links; everything else is shown as it is. */
export function LinkedText({ text }: { text: string }) {
  return splitAtLinks(text).map(({ start, part, isLink }) =>
    isLink ? (
      <ExternalLink key={start} href={part}>
        {part}
      </ExternalLink>
    ) : (
      <span key={start}>{part}</span>
    ),
  );
}

function splitAtLinks(text: string) {
  const parts: { start: number; part: string; isLink: boolean }[] = [];
  let start = 0;
  const add = (part: string, isLink: boolean) => {
    if (part) parts.push({ start, part, isLink });
    start += part.length;
  };
  for (const { schema, index, raw } of linkify.match(text) ?? []) {
    if (schema !== 'http:' && schema !== 'https:') continue;
    add(text.slice(start, index), false);
    add(withoutEnd(raw), true);
  }
  add(text.slice(start), false);
  return parts;
}

/** Without a mark or a particle right behind an address; after other Hangul a particle may as well belong to its last word. */
function withoutEnd(link: string): string {
  const address = link.replace(/[.,:;!?]$/, '');
  const starts = PARTICLES.filter((particle) => address.endsWith(particle)).map((particle) => address.slice(0, -particle.length));
  return starts.find((start) => /[\w-]$/.test(start) || isHost(start)) ?? address;
}

/** `https://example.com/` */
function isHost(address: string) {
  return address.endsWith('/') && address.split('/').length === 4;
}
