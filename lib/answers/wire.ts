import type { Rendered } from './rendered.ts';

/*
 * Between the storefront and its renderer: a request with `heldHeader` is answered with one message,
 * the length of the head, the head as JSON and the body as Next has written it.
 */

export const heldHeader = 'x-answer-held';
/** The tags that have changed since the renderer heard last. */
export const changesHeader = 'x-answer-changes';

/** Answered by the renderer itself, without Next. */
export const aliveAddress = '/livez';

const allTags = '*';
/** A header of this length fits beside those of a reader. */
const longestChanges = 16_000;
const lengthBytes = 4;

export function encodeRendered({ body, ...head }: Rendered): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, body]);
}

export function decodeRendered(message: Buffer): Rendered {
  const start = lengthBytes + message.readUInt32BE(0);
  const head = JSON.parse(message.toString('utf8', lengthBytes, start)) as Omit<Rendered, 'body'>;
  return { ...head, body: message.subarray(start) };
}

/** Returns the header of tags; undefined: all may have changed. */
export function encodeChanges(tags: readonly string[] | undefined): string {
  const text = tags === undefined ? allTags : encodeURIComponent(JSON.stringify(tags));
  return text.length > longestChanges ? allTags : text;
}

/** Returns the tags; undefined: all may have changed. */
export const decodeChanges = (header: string): string[] | undefined =>
  header === allTags ? undefined : (JSON.parse(decodeURIComponent(header)) as string[]);
