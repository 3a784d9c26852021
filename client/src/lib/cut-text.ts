/** No longer than `max` code points, as `codePoints` counts them: an emoji is never cut in half. */
export const cutText = (text: string, max: number) => (text.length <= max ? text : [...text].slice(0, max).join(''));
