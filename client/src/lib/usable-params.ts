/** The search part of an address without parameters that the server refuses: none of its texts may hold a NUL. */
export function usableParams(search: string): string {
  const params = new URLSearchParams(search);
  const usable = [...params].filter(([, value]) => !value.includes('\0'));
  if (usable.length === params.size) return search;
  return usable.length > 0 ? `?${new URLSearchParams(usable).toString()}` : '';
}
