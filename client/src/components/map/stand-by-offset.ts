import * as L from 'leaflet';

/**
 * Leaflet places a marker by a transform, and the browser puts each transform in order by itself whenever anything among a thousand markers
 * changes. Here a marker stands by its offset, and a transform only moves it while the map zooms.
 * @returns ends that
 */
export function standByOffset(map: L.Map, marker: L.Marker): () => void {
  const element = marker.getElement()!;
  let spot = L.DomUtil.getPosition(element);
  const stand = () => {
    spot = L.DomUtil.getPosition(element);
    Object.assign(element.style, { left: `${spot.x}px`, top: `${spot.y}px`, transform: '' });
  };
  const glide = () => {
    const { x, y } = L.DomUtil.getPosition(element).subtract(spot);
    element.style.transform = `translate(${x}px, ${y}px)`;
  };
  // The marker listens to the same events, and longer: where it is to be is known when these are called.
  const handlers = { zoom: glide, zoomanim: glide, zoomend: stand, viewreset: stand };
  stand();
  map.on(handlers);
  return () => void map.off(handlers);
}
