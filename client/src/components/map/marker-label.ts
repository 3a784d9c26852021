const LONGEST_LABEL = 7;

/** A name short enough for a marker: seven characters and an ellipsis. Characters as people count them, also in decomposed Hangul. */
export function markerLabel(name: string): string {
  const characters = [...name.normalize('NFC').trim()];
  return characters.length > LONGEST_LABEL ? `${characters.slice(0, LONGEST_LABEL).join('')}…` : characters.join('');
}
