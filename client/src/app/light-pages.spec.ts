jest.mock('antd', () => {
  throw new Error('antd is not for this page');
});

/** What people come to read. */
const PAGES = ['home', 'map-search', 'facility', 'review-latest', 'member-reviews', 'board-list', 'board', 'about', 'chatbot'];

/** antd weighs more than all their code: what people open brings it along. */
it.each(PAGES)('the code of the page %s loads no antd', async (name) => {
  await expect(import(`../pages/${name}-page`)).resolves.toBeDefined();
});

/** The first format of a kind takes a phone longer than the page's own code. */
it.each(PAGES)('the code of the page %s makes no formats as it starts', async (name) => {
  const formats = [jest.spyOn(Intl, 'DateTimeFormat'), jest.spyOn(Intl, 'NumberFormat')];
  await jest.isolateModulesAsync(() => import(`../pages/${name}-page`));
  for (const format of formats) expect(format).not.toHaveBeenCalled();
});
