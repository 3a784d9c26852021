import type { Response } from '@playwright/test';
import { expect, test } from './support/journey';

const BY_GET = /\/graphql\?operationName=/;
const PUBLIC = 'public, max-age=0, must-revalidate';

const nameOf = (response: Response) => new URL(response.url()).searchParams.get('operationName')!;

test('the browser of a visitor keeps what all visitors read, and asks whether it still holds', async ({ api, page }) => {
  const { id } = await api.uniquelyNamed();
  const visit = async (): Promise<Response[]> => {
    const responses: Response[] = [];
    const keep = (response: Response) => void (BY_GET.test(response.url()) && responses.push(response));
    page.on('response', keep);
    for (const path of ['/', '/KakaoMap?category=카페', `/facility/${id}`, '/review/latest']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    page.off('response', keep);
    return responses;
  };
  // A server may not know the documents yet.
  await visit();
  await visit();
  const responses = await visit();
  expect(responses.map(nameOf)).toEqual(
    expect.arrayContaining(['FacilityDataset', 'FacilityPage', 'FacilitySearch', 'HomeKinds', 'LatestReviews', 'VisitReports']),
  );
  for (const response of responses) {
    expect([nameOf(response), await response.headerValue('cache-control')]).toEqual([nameOf(response), PUBLIC]);
    expect(await response.request().headerValue('if-none-match')).not.toBeNull();
  }
  // Nothing else changes it meanwhile.
  const dataset = responses.find((response) => nameOf(response) === 'FacilityDataset')!;
  expect((await dataset.request().sizes()).responseBodySize).toBe(0);
});
