import { fireEvent } from '@testing-library/react';
import { watchTouches } from './watch-touches';

describe('the watch over the touches of a page', () => {
  let map: HTMLElement;
  let elsewhere: HTMLElement;
  let end: () => void;
  const watches = new Set<unknown>();
  beforeEach(() => {
    watches.clear();
    jest.spyOn(document, 'addEventListener').mockImplementation((...[type, listener, options]) => {
      if (type === 'touchmove' && (options as AddEventListenerOptions).passive === false) watches.add(listener);
      else EventTarget.prototype.addEventListener.call(document, type, listener, options);
    });
    jest.spyOn(document, 'removeEventListener').mockImplementation((...[type, listener, options]) => {
      if (type === 'touchmove') watches.delete(listener);
      else EventTarget.prototype.removeEventListener.call(document, type, listener, options);
    });
    document.body.innerHTML = '<div><button>표시</button></div><p>목록</p>';
    [map, elsewhere] = document.body.children as unknown as [HTMLElement, HTMLElement];
    end = watchTouches(map);
  });
  afterEach(() => {
    end();
    document.body.replaceChildren();
  });

  it('is there before the first touch, and one alone after many', () => {
    expect(watches.size).toBe(1);
    for (let touch = 0; touch < 2; touch += 1) fireEvent.touchStart(map.firstElementChild!);
    expect(watches.size).toBe(1);
  });

  it('ends with a touch beside the map and begins anew with one on it', () => {
    fireEvent.touchStart(elsewhere);
    expect(watches.size).toBe(0);
    fireEvent.touchStart(map);
    expect(watches.size).toBe(1);
  });

  it('ends for good with the map', () => {
    end();
    fireEvent.touchStart(map);
    expect(watches.size).toBe(0);
  });
});
