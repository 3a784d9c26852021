/** What everyone but the owner and admins sees of an address: `member@example.com` → `m***@e***.com`. */
export function maskEmail(email: string): string {
  const [, local = '', host = ''] = /^(.*)@(.*)$/u.exec(email) ?? [];
  const first = (text: string) => [...text][0] ?? '';
  return `${first(local)}***@${first(host)}***.${host.split('.').at(-1) ?? ''}`;
}
