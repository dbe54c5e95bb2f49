const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** `24 KB`, or `1.5 MB` from one megabyte on. */
export function formatFileSize(bytes: number): string {
  return bytes < megabyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`;
}
