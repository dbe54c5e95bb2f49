const knownSegment = /^(?:[a-z][a-z_-]{0,39}|\d{1,9}|SO-\d{1,9})$/;

/**
 * A path as it may be logged: what is neither a plain word nor an id is left out, for reset codes,
 * invitations, news tokens and transaction ids stand in paths.
 */
export function loggedPath(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment === '' || knownSegment.test(segment) ? segment : '…'))
    .join('/');
}
