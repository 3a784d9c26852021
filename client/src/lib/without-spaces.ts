/** For fields that hold no blanks: they are removed while a person types. */
export const withoutSpaces = (value: string): string => value.replace(/\s/g, '');
