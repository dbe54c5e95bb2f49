import { createServer } from 'node:http';
import { createStorefrontMetrics, type StorefrontMetrics } from './metrics.ts';

const requestLimitMs = 10_000;

/** Serves the metrics of this storefront under `/metrics`. */
export function startMetrics(
  { host, port }: { host: string; port: number },
  isApiUp: () => Promise<boolean>,
): StorefrontMetrics {
  const metrics = createStorefrontMetrics(isApiUp);
  const { registry } = metrics;
  const server = createServer({ requestTimeout: requestLimitMs }, (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.on('error', (error) => {
    console.error(`The metrics cannot be served on ${host}:${port}. ${error.message}`);
    process.exit(1);
  });
  server.listen(port, host).unref();
  return metrics;
}
