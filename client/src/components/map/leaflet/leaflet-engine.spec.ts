import { fireEvent } from '@testing-library/react';
import { DomEvent, type Map } from 'leaflet';
import { createLeafletMap, WINDOW_PANE } from './leaflet-engine';
import { DEFAULT_CENTER, DEFAULT_LEVEL } from '../map-geometry';

describe('a drag that begins and ends on a marker', () => {
  const presses = jest.fn();
  let marker: HTMLElement;
  let map: Map;

  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    const element = document.body.appendChild(document.createElement('div'));
    map = createLeafletMap(element, DEFAULT_CENTER, DEFAULT_LEVEL);
    marker = map.getPane('markerPane')?.appendChild(document.createElement('button')) ?? element;
    marker.addEventListener('click', presses);
  });
  afterEach(() => {
    presses.mockReset();
    document.body.replaceChildren();
  });

  /** As a browser tells them: the button that is held is `which`. */
  const hand = (type: string, on: Element, clientX: number, detail = 1) =>
    fireEvent(on, new MouseEvent(type, { bubbles: true, cancelable: true, detail, which: 1, clientX, clientY: 50 }));
  function drag(distance: number) {
    fireEvent.pointerDown(marker);
    hand('mousedown', marker, 100);
    hand('mousemove', marker, 100 + distance);
    hand('mouseup', marker, 100 + distance);
  }

  it('is no press on it, nor for whoever hears of presses first', () => {
    document.addEventListener('click', presses, { capture: true, once: true });
    drag(80);
    hand('click', marker, 180);
    expect(presses).not.toHaveBeenCalled();
    document.removeEventListener('click', presses, { capture: true });
  });

  it('is forgotten with its map', () => {
    const ground = map.getContainer();
    ground.addEventListener('click', presses);
    drag(80);
    map.remove();
    hand('click', ground, 180);
    expect(presses).toHaveBeenCalledTimes(1);
  });

  it('leaves presses without a drag, and those of the keyboard after one', () => {
    drag(0);
    hand('click', marker, 100);
    expect(presses).toHaveBeenCalledTimes(1);
    drag(80);
    hand('click', marker, 0, 0);
    expect(presses).toHaveBeenCalledTimes(2);
  });

  it('leaves the next press in a window, of which Leaflet is not told', () => {
    const button = map.getPane(WINDOW_PANE)?.appendChild(document.createElement('button')) ?? marker;
    DomEvent.disableClickPropagation(button);
    button.addEventListener('click', presses);
    drag(80);
    fireEvent.pointerDown(button);
    hand('mousedown', button, 100);
    hand('mouseup', button, 100);
    hand('click', button, 100);
    expect(presses).toHaveBeenCalledTimes(1);
  });
});

describe('what is pressed on the map', () => {
  const captures = jest.fn();

  it.each([
    ['markerPane', 'mouse', {}, true],
    ['markerPane', 'touch', {}, false],
    ['markerPane', 'mouse', { button: 2 }, false],
    ['markerPane', 'mouse', { ctrlKey: true }, false],
    [WINDOW_PANE, 'mouse', {}, false],
  ])('in the %s by a %s (%j) has the pointer for itself: %s', (pane, pointerType, more, isCaptured) => {
    captures.mockReset();
    const map = createLeafletMap(document.createElement('div'), DEFAULT_CENTER, DEFAULT_LEVEL);
    const pressed = map.getPane(pane)?.appendChild(document.createElement('button'));
    if (!pressed) throw new Error(`no ${pane}`);
    pressed.setPointerCapture = captures;
    const press = { pointerType, pointerId: 7, button: 0, ctrlKey: false, ...more };
    fireEvent(pressed, Object.assign(new Event('pointerdown', { bubbles: true }), press));
    expect(captures.mock.calls).toEqual(isCaptured ? [[7]] : []);
  });
});
