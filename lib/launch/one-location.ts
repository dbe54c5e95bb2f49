import type { ServerResponse } from 'node:http';

/**
 * Lets a redirect name its target once. Next 16.4 sets the header while it renders and appends it
 * again from the page that it has kept; of two Location headers clients make one wrong address.
 */
export function nameTargetOnce(response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' ? response.setHeader(name, value) : append(name, value);
}
