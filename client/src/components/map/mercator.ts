/** Web Mercator in the unit in which the world is 1 wide and 1 high; y grows to the south. */
export const mercatorX = (longitude: number): number => (longitude + 180) / 360;

export const mercatorY = (latitude: number): number =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
