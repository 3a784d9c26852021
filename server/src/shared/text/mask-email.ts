/** What everyone but the owner and admins sees of an address: `member@example.com` → `m***@e***.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, host] = at === -1 ? ['', ''] : [email.slice(0, at), email.slice(at + 1)];
  return `${firstOf(local)}***@${firstOf(host)}***.${host.slice(host.lastIndexOf('.') + 1)}`;
}

const firstOf = (text: string): string => (text === '' ? '' : String.fromCodePoint(text.codePointAt(0)!));
