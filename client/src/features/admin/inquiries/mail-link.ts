/** The sender chose address and subject: nothing in them may become another header of the mail (`?bcc=…`). */
export function mailLink(email: string, subject: string, body?: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  const headers = { subject, ...(body !== undefined && { body: body.replace(/\r?\n/g, '\r\n') }) };
  return `mailto:${address}?${Object.entries(headers)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
