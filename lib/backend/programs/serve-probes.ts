import { createServer, type Server } from 'node:http';
import type { ReadinessProbe } from './readiness.ts';

const requestLimitMs = 10_000;

/** Serves `/livez` and `/readyz` of a program that has no calls of its own. */
export function serveProbes(
  { read }: ReadinessProbe,
  { hostname, port }: { hostname: string; port: number },
): Server {
  const server = createServer({ requestTimeout: requestLimitMs }, (request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      });
      response.end(JSON.stringify(body));
    };
    const path = request.url?.split('?')[0];
    if (path === '/livez') return answer(200, { status: true });
    if (path !== '/readyz') return answer(404, { status: false, message: 'Not found' });
    void read().then(({ isReady, ...facts }) =>
      answer(isReady ? 200 : 503, { status: isReady, ...facts }),
    );
  });
  server.listen(port, hostname);
  return server;
}
