declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Compresses responses by Accept-Encoding. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
