import { render } from '@testing-library/react';
import { Icon, iconMarkup, type IconName } from './icon';

it.each<IconName>(['paw', 'warning', 'info', 'blocked'])('%s is drawn from the same shapes as the icon in the page', (name) => {
  const { container } = render(<Icon name={name} />);
  const image = document.createElement('div');
  image.innerHTML = `<svg>${iconMarkup(name, '#123456')}</svg>`;
  const shapesIn = (root: Element) =>
    [...root.querySelectorAll('path, circle, ellipse')].map((shape) =>
      ['d', 'cx', 'cy', 'r', 'rx', 'ry', 'transform'].map((attribute) => shape.getAttribute(attribute)),
    );
  expect(shapesIn(image)).toEqual(shapesIn(container));
  expect(shapesIn(image)).not.toEqual([]);
  expect(image.innerHTML).toContain('#123456');
});
