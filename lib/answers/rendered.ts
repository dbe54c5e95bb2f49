import type { OutgoingHttpHeaders } from 'node:http';

/** What was read of the store API for an answer. */
export interface Read {
  url: string;
  tags: readonly string[];
  /** Of its text; undefined if it failed. */
  digest: string | undefined;
  /** The store API is asked again for each request, because its address can be invented. */
  isFresh: boolean;
}

/** An answer as Next has made it. */
export interface Rendered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  reads: Read[];
  /** Milliseconds: when the first of the reads is too old. */
  until: number;
  /** A part of it could not be rendered. */
  hasFailed: boolean;
}

const html = /^text\/html\b/;

export const contentType = ({ headers }: Pick<Rendered, 'headers'>): string =>
  String(headers['content-type'] ?? '');

export const isHtml = (rendered: Pick<Rendered, 'headers'>): boolean =>
  html.test(contentType(rendered));
