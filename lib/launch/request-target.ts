const longestTarget = 8 * 1024;
const longestSegment = 200;
const absoluteForm = /^https?:\/\/[^/?#\\@]*/i;
const knownHost = /^(?:[a-z\d_](?:[a-z\d._-]{0,252}[a-z\d_.])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

export type TargetFault = 'too long' | 'malformed' | 'missing';

/** The path and query of a request target, or what is wrong with it. */
export type Target = { address: string; fault?: undefined } | { fault: TargetFault };

/**
 * Reads the target of a request line. The absolute form (`GET http://host/path`) counts by its path alone:
 * which host it names says nothing. Malformed are targets that cannot be decoded, and those with a
 * backslash or a null byte; missing are those with a segment longer than any address of the site.
 */
export function readTarget(target: string): Target {
  if (target.length > longestTarget) return { fault: 'too long' };
  const relative = target.replace(absoluteForm, '');
  const address = relative.startsWith('?') || relative === '' ? `/${relative}` : relative;
  const [sent = ''] = address.split(/[?#]/, 1);
  const path = decoded(sent);
  if (!sent.startsWith('/') || sent.includes('\\') || path === null || path.includes('\0')) {
    return { fault: 'malformed' };
  }
  if (path.split('/').some((segment) => segment.length > longestSegment)) {
    return { fault: 'missing' };
  }
  return { address };
}

/** Whether a Host header can name a host; only HTTP/1.0 may leave it out. */
export function isHost(host: string | undefined): boolean {
  return host === undefined || knownHost.test(host);
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
