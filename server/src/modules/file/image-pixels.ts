/** Longest side of a picture and of its card, and both sides of its thumbnail. */
export const IMAGE_PIXELS = { full: 2_048, card: 640, thumbnail: 160 } as const;
