const KB = 1024;
const MB = KB * KB;

/** 900B, 340KB, 1.2MB */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes}B`;
  if (bytes < MB) return `${Math.round(bytes / KB)}KB`;
  return `${(bytes / MB).toFixed(1)}MB`;
}
