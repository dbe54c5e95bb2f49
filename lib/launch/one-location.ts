import type { ServerResponse } from 'node:http';

/**
 * Removes duplicate Location headers. Next 16.4 sets the header while it renders and appends it
 * again from the cached page; clients join two Location headers to one wrong address.
 */
export function nameTargetOnce(response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' ? response.setHeader(name, value) : append(name, value);
}
