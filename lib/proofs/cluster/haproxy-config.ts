export interface BalancedServer {
  name: string;
  port: number;
}

export interface BalancerPlan {
  folder: string;
  sitePort: number;
  apiPort: number;
  databasePort: number;
  storefronts: BalancedServer[];
  apis: BalancedServer[];
  /** The first one is used until `useOnly` names another. */
  databases: BalancedServer[];
}

/** In the shop's words, for the time in which no server of a kind is there. */
const awayBody =
  '{"status":false,"message":"The store cannot be reached. Please try again later!"}';

/** As long as a failover of the database takes; the same as the store API says. */
const retryAfterSeconds = 5;

/*
 * The balancer retries a request only if that is safe: if the connection failed, or if it only
 * reads. Every other broken request is answered 502, so that its sender repeats it with the same
 * idempotency key. Readiness depends on the database: during a failover no API is ready. Then the
 * same servers, listed again as backups without a check, get the requests: they wait for the
 * database, or refuse.
 */
const httpBackend = (name: string, servers: BalancedServer[]) => `backend ${name}
  balance leastconn
  option httpchk GET /readyz
  option redispatch 1
  option forwardfor
  http-request set-header X-Forwarded-Proto http
  retries 3
  retry-on conn-failure empty-response response-timeout
  http-request disable-l7-retry unless METH_GET
  default-server inter 500ms fastinter 200ms downinter 200ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down
  option allbackups
${servers.map((server) => `  server ${server.name} 127.0.0.1:${server.port} check`).join('\n')}
${servers.map((server) => `  server ${server.name}-unready 127.0.0.1:${server.port} backup`).join('\n')}
`;

export const haproxyConfig = (plan: BalancerPlan) => `global
  stats socket ${plan.folder}/haproxy.sock mode 600 level admin
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 60s
  timeout queue 5s
  timeout http-request 10s
  timeout http-keep-alive 60s
  timeout check 2s
  http-error status 502 content-type application/json string '${awayBody}' hdr Retry-After ${retryAfterSeconds}
  http-error status 503 content-type application/json string '${awayBody}' hdr Retry-After ${retryAfterSeconds}
  http-error status 504 content-type application/json string '${awayBody}' hdr Retry-After ${retryAfterSeconds}
frontend site
  bind 127.0.0.1:${plan.sitePort}
  default_backend storefronts
${httpBackend('storefronts', plan.storefronts)}
frontend api
  bind 127.0.0.1:${plan.apiPort}
  default_backend apis
${httpBackend('apis', plan.apis)}
frontend database
  mode tcp
  bind 127.0.0.1:${plan.databasePort}
  timeout client 1h
  default_backend databases
backend databases
  mode tcp
  timeout server 1h
${plan.databases
  .map(
    ({ name, port }, index) =>
      `  server ${name} 127.0.0.1:${port}${index === 0 ? '' : ' disabled'}`,
  )
  .join('\n')}
`;
