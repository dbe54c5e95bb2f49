import { headerNames } from '../contract/envelope.ts';

/**
 * Bytes of an answer of the store API that is read as a whole; files are streamed, without a limit.
 */
export const maxAnswerBytes = 8 * 1024 * 1024;

const isText = /^(application\/(\w+\+)?json|text\/html|text\/plain)\b/i;

/**
 * Wraps `fetch`: aborts an answer of the store API that exceeds the limit. Without it, Next would
 * read the whole answer into its cache before the caller sees any of it.
 */
export function limitAnswers(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const sent = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    const isOfStore = sent.has(headerNames.company);
    const type = response.headers.get('content-type') ?? 'text/plain';
    if (!isOfStore || !response.body || !isText.test(type)) return response;
    let length = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, controller) => {
        length += part.byteLength;
        if (length <= maxAnswerBytes) controller.enqueue(part);
        else controller.error(new Error('The answer of the store API is too long'));
      },
    });
    const { status, statusText, headers } = response;
    const limited = new Response(response.body.pipeThrough(limit), { status, statusText, headers });
    return Object.defineProperty(limited, 'url', { value: response.url });
  };
}
