import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const html = /^text\/html\b/;
/* Orders have words of their own for what is missing, with the way back to the other orders. */
const notPages = /^\/(?:api|_next|pictures|page-not-found|orders)(?:\/|$|\?)/;
const keptMs = 60_000;

/**
 * Gives the words of /page-not-found to every page that answers 404. Next sends an empty shell for
 * what throws `notFound()`, and only scripts would draw it. `readWords` fetches that page's HTML;
 * what `isGone` says yes to answers 410.
 */
export function withWordsForMissing(
  handle: Handler,
  readWords: () => Promise<string>,
  isGone: (address: string) => Promise<boolean>,
): Handler {
  let kept: { words: Promise<string>; until: number } | undefined;
  const words = (): Promise<string> => {
    if (!kept || kept.until < Date.now()) {
      kept = { words: readWords(), until: Date.now() + keptMs };
      kept.words.catch(() => (kept = undefined));
    }
    return kept.words;
  };

  return async (request, response) => {
    if (!isForPage(request)) return handle(request, response);
    const write = response.write.bind(response);
    const end = response.end.bind(response);
    const flushHeaders = response.flushHeaders.bind(response);
    let isSwallowing = false;
    const isShell = () => (isSwallowing ||= isMissing(response));

    // Next flushes the head of a streamed page before it writes: from then on no other page could be sent.
    response.flushHeaders = () => {
      if (!isShell()) flushHeaders();
    };
    response.write = ((...sent: Parameters<typeof write>) =>
      isShell() || write(...sent)) as typeof response.write;
    response.end = ((...sent: Parameters<typeof end>) => {
      if (!isShell()) return end(...sent);
      const shell = sent[0];
      Promise.all([words(), isGone(request.url ?? '')]).then(
        ([page, isGoneForGood]) => {
          if (isGoneForGood) response.statusCode = 410;
          response.removeHeader('Content-Length');
          // A rewritten address is fetched by Next from itself, and comes packed.
          response.removeHeader('Content-Encoding');
          end(page);
        },
        () => end(shell),
      );
      return response;
    }) as typeof response.end;
    return handle(request, response);
  };
}

function isForPage({ method, url, headers }: IncomingMessage): boolean {
  const isAsking = method === 'GET' || method === 'HEAD';
  return isAsking && headers['rsc'] === undefined && !notPages.test(url ?? '');
}

function isMissing(response: ServerResponse): boolean {
  return (
    response.statusCode === 404 &&
    !response.headersSent &&
    html.test(String(response.getHeader('content-type') ?? ''))
  );
}
