import { loadFont } from './load-font';

const mockWasAsked = jest.fn<void, []>();
jest.mock('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css', () => mockWasAsked());
const becomes = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
const settle = () => new Promise((done) => setTimeout(done));

it("waits for the page's own files", async () => {
  becomes('interactive');
  loadFont();
  await settle();
  expect(mockWasAsked).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(mockWasAsked).toHaveBeenCalledTimes(1);
});
