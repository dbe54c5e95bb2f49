import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

const requestLimitMs = 10_000;

/** Serves `/metrics` in Prometheus' text format. */
export function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
  log: Logger,
): Server {
  const server = createServer({ requestTimeout: requestLimitMs }, (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  return server.listen(port, host);
}
