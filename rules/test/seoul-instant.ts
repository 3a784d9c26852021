/** `yyyy-MM-dd HH:mm` on Seoul's clock. */
export const seoulInstant = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00+09:00`);
