/** Length as a person counts it: 😀 is one. The server counts the same way. */
export const codePoints = (text: string) => [...text].length;
