import type { DemoKind } from './demo-kinds';
import type { SeededRandom } from './seeded-random';

/** Addresses under names that are reserved for examples (RFC 2606): no link leaves for a real business. */
export function demoHomepage(random: SeededRandom, kind: DemoKind, slug: string): string {
  if (random.chance(kind === '동물약국' ? 0.9 : 0.45)) return '정보없음';
  const site = `https://www.${slug}.example`;
  return random.weighted([
    [site, 70],
    [`http://${slug}.example/`, 10],
    [`www.${slug}.example`, 10],
    [`${site}, https://blog.example.com/${slug}`, 6],
    [`${site}, sns.example.org/${slug}, https://reserve.example.net/${slug}`, 3],
    // The public data, too, has a closing day among its homepages: screens must show it as text.
    ['매달 2, 4번째 일요일', 1],
  ]);
}
