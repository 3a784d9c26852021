/** Whoever wrote it chose the address: nothing in it may become another header of the answer (`?bcc=…`). */
export function mailLink(email: string, subject: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
