import { render } from '@testing-library/react';
import { useFirstInSlices } from './use-first-in-slices';

function Answer({ answer, drawn }: { answer: string | undefined; drawn: (answer: string | undefined) => void }) {
  drawn(useFirstInSlices(answer));
  return null;
}

it('draws the first answer after what is urgent, and what changes after that at once', () => {
  const drawn = jest.fn<void, [string | undefined]>();
  const { rerender } = render(<Answer answer={undefined} drawn={drawn} />);
  drawn.mockClear();
  rerender(<Answer answer="one" drawn={drawn} />);
  expect(drawn.mock.calls).toEqual([[undefined], ['one']]);
  drawn.mockClear();
  rerender(<Answer answer="two" drawn={drawn} />);
  expect(drawn.mock.calls[0]).toEqual(['two']);
  drawn.mockClear();
  rerender(<Answer answer={undefined} drawn={drawn} />);
  expect(drawn.mock.calls[0]).toEqual([undefined]);
});

it('shows what was known before the page opened at once', () => {
  const drawn = jest.fn<void, [string | undefined]>();
  render(<Answer answer="known" drawn={drawn} />);
  expect(drawn.mock.calls[0]).toEqual(['known']);
});
