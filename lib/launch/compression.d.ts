declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Packs what goes through it, as its reader asks. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
