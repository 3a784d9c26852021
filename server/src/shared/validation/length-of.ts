/** Length of a text in code points, as the rules count it: an emoji is one, not two. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
