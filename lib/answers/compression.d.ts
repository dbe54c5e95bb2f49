declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type RequestHead = Pick<IncomingMessage, 'method' | 'headers'>;
  type Filter = (request: RequestHead, response: ServerResponse) => boolean;

  /** Compresses responses by Accept-Encoding; reads no more of the request. */
  export default function compression(options: {
    /** Whether to compress a response, once its headers are known. */
    filter: Filter;
  }): (request: RequestHead, response: ServerResponse, next: () => void) => void;

  /** By the content type. */
  export const filter: Filter;
}
