const knownSegment = /^(?:[a-z][a-z_-]{0,39}|\d{1,9}|SO-\d{1,9})$/;

/**
 * Returns a path for logs: removes everything that is neither a plain word nor an id, because paths
 * contain reset codes, invitations, news tokens and transaction ids.
 */
export function loggedPath(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment === '' || knownSegment.test(segment) ? segment : '…'))
    .join('/');
}
