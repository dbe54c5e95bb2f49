import type { IncomingHttpHeaders } from 'node:http';

/* What the storefront and its renderers say to each other. */

/** One read of the store API, made for an answer. */
export interface Read {
  url: string;
  tags: readonly string[];
  /** Of its text; undefined if it failed. */
  digest?: string | undefined;
  /** The store API is asked again for each request, because its address can be invented. */
  isFresh: boolean;
}

/** Facts of an answer that decide how long it is valid. */
interface Facts {
  reads: Read[];
  /** Milliseconds: when the first of the reads is too old. */
  until: number;
}

/** An answer as Next has made it. */
export interface Rendered extends Facts {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** A part of it could not be rendered. */
  hasFailed: boolean;
}

/** A request with this header is answered with facts. */
export const askFactsHeader = 'x-answer-facts';
/** Trailer, because what is read is known when all is rendered. */
export const factsTrailer = 'x-answer-facts';
/** The tags that have changed since the renderer heard last. */
export const changesHeader = 'x-answer-changes';
/** Answered by the renderer itself, without Next. */
export const aliveAddress = '/livez';

const allTags = '*';
/** A header of this length fits beside those of a reader. */
const longestChanges = 16_000;
/** Bytes of the headers or the trailers of one answer. */
export const maxAnswerHead = 256 * 1024;
const noFacts: Facts = { reads: [], until: 0 };

/** Returns the trailer; empty, so that nothing is kept, where there is no room for it. */
export function encodeFacts(facts: Facts): string {
  const text = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return text.length < maxAnswerHead - longestChanges ? text : '';
}

export const decodeFacts = (trailer = ''): Facts =>
  trailer === '' ? noFacts : (JSON.parse(Buffer.from(trailer, 'base64url').toString()) as Facts);

/** Returns the header of tags; undefined: all may have changed. */
export function encodeChanges(tags: readonly string[] | undefined): string {
  const text = tags === undefined ? allTags : encodeURIComponent(JSON.stringify(tags));
  return text.length > longestChanges ? allTags : text;
}

/** Returns the tags; undefined: all may have changed. */
export const decodeChanges = (header: string): string[] | undefined =>
  header === allTags ? undefined : (JSON.parse(decodeURIComponent(header)) as string[]);

const html = /^text\/html\b/;

export const contentType = ({ headers }: Pick<Rendered, 'headers'>): string =>
  headers['content-type'] ?? '';

export const isHtml = (rendered: Pick<Rendered, 'headers'>): boolean =>
  html.test(contentType(rendered));
