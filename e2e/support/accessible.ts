import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settle } from './settle';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const STILL = '*, ::before, ::after { animation-duration: 1ms !important; transition-duration: 1ms !important }';

const MODAL = '[role=dialog][aria-modal=true]';

/** No violation on the page once it stands still, which it does until it has been judged. */
export async function expectAccessible(page: Page): Promise<void> {
  // A message that goes in the meantime would be judged half faded.
  const still = await page.addStyleTag({ content: STILL });
  await settle(page);
  const axe = new AxeBuilder({ page }).withTags(RULES);
  // What an open dialog covers cannot be pressed: half covered it would count as too small.
  const isCovered = await page.locator(MODAL).filter({ visible: true }).count();
  const { violations } = await (isCovered ? axe.include(MODAL) : axe).analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !isCrowdedPin(id, html) && !isDeveloperPage(id, html))
      .map(({ html }) => `${id}: ${help}\n  ${html}`),
  );
  await still.evaluate((style) => (style as Element).remove());
  expect(told).toEqual([]);
}

/** Pins stand where their places are: WCAG 2.5.8 exempts them by name, and the list beside the map opens the same places. */
const isCrowdedPin = (rule: string, html: string): boolean => rule === 'target-size' && html.includes('data-place-id');

/** GraphiQL puts a tab's two buttons inside the tab, Swagger UI a path's link inside its button: all are reached and named, and the markup is not ours. */
const isDeveloperPage = (rule: string, html: string): boolean =>
  rule === 'nested-interactive' && /class="(graphiql-tab|opblock-summary-control)/.test(html);
