const longestTarget = 8 * 1024;
const longestSegment = 200;
const absoluteForm = /^https?:\/\/[^/?#\\@]*/i;
const knownHost = /^(?:[a-z\d_](?:[a-z\d._-]{0,252}[a-z\d_.])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

export type TargetFault = 'too long' | 'malformed' | 'missing';

/* Next's files of data exist only in its older router; it answers 307 without a Location. */
const unusedPath = /^\/_next\/data(?:\/|$)/;

/** Path and query of a request target, or its fault. */
export type Target = { address: string; fault?: undefined } | { fault: TargetFault };

/**
 * Parses the target of a request line. In the absolute form (`GET http://host/path`) only the path
 * counts: its host cannot be trusted. Malformed: targets that cannot be decoded, or contain a
 * backslash or a null byte; missing: targets with a segment longer than any address of the site,
 * and files that Next does not have.
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
  const isTooLong = path.split('/').some((segment) => segment.length > longestSegment);
  if (isTooLong || unusedPath.test(path)) {
    return { fault: 'missing' };
  }
  return { address };
}

/** Returns whether a Host header is a valid host; only HTTP/1.0 may omit it. */
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
