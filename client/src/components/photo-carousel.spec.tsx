import { render, screen } from '@testing-library/react';
import { PhotoCarousel } from './photo-carousel';

const photoOf = (name: string) => ({ url: `/files/${name}.webp`, width: 4, height: 3, thumbhash: null });

it('fetches the photos on both sides without showing them', async () => {
  const fetched: string[] = [];
  jest
    .spyOn(window, 'Image')
    .mockImplementation(() =>
      Object.defineProperty(document.createElement('img'), 'src', { set: (url: string) => void fetched.push(url) }),
    );
  const photos = ['a', 'b', 'c', 'd'].map(photoOf);
  render(<PhotoCarousel photos={photos} index={1} altOf={String} onClose={() => {}} />);
  const pictures = (await screen.findByRole('dialog', { name: '사진 보기' })).querySelectorAll('img');
  expect(Array.from(pictures, (picture) => picture.getAttribute('src'))).toEqual(['/files/b.webp']);
  expect(fetched.sort()).toEqual(['/files/a.webp', '/files/c.webp']);
});
