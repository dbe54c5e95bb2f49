import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

const requestLimitMs = 10_000;

/** Serves `/metrics` in Prometheus' text format. */
export function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
  onFailure: (error: unknown) => void,
): Server {
  const server = createServer({ requestTimeout: requestLimitMs }, (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        onFailure(error);
        response.writeHead(500).end();
      },
    );
  });
  return server.listen(port, host);
}
