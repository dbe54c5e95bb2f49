import { haproxyConfig } from './haproxy-config.ts';

const config = haproxyConfig({
  folder: '/tmp/balancer',
  sitePort: 1,
  apiPort: 2,
  databasePort: 3,
  storefronts: [{ name: 'storefront-1', port: 11 }],
  apis: [
    { name: 'api-1', port: 21 },
    { name: 'api-2', port: 22 },
  ],
  databases: [
    { name: 'postgres-1', port: 31 },
    { name: 'postgres-2', port: 32 },
  ],
});
const lines = config.split('\n').map((line) => line.trim());

describe('the configuration of HAProxy', () => {
  it('checks every program, and uses those that are not ready only where none is', () => {
    expect(lines).toContain('server api-1 127.0.0.1:21 check');
    expect(lines).toContain('server api-2 127.0.0.1:22 check');
    expect(lines).toContain('server api-2-unready 127.0.0.1:22 backup');
    expect(lines).toContain('server storefront-1 127.0.0.1:11 check');
  });

  it('uses the first database alone', () => {
    expect(lines).toContain('server postgres-1 127.0.0.1:31');
    expect(lines).toContain('server postgres-2 127.0.0.1:32 disabled');
  });

  it('repeats nothing that changes data', () => {
    expect(lines).toContain('http-request disable-l7-retry unless METH_GET');
  });
});
