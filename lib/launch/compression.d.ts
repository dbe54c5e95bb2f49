declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Asked = Pick<IncomingMessage, 'method' | 'headers'>;
  type Filter = (request: Asked, response: ServerResponse) => boolean;

  /** Compresses responses by Accept-Encoding; reads no more of the request. */
  export default function compression(options: {
    /** Whether to compress a response, once its headers are known. */
    filter: Filter;
  }): (request: Asked, response: ServerResponse, next: () => void) => void;

  /** By the content type. */
  export const filter: Filter;
}
