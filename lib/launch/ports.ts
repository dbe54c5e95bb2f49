import { createServer } from 'node:net';
import { LaunchError, type LaunchSettings } from './settings.ts';

/**
 * Throws a LaunchError that names every port in use and the setting that changes it; that of the
 * storefront is open already where it has a socket of systemd.
 */
export async function assertPortsFree(settings: LaunchSettings, hasSocket = false): Promise<void> {
  const wanted = hasSocket
    ? []
    : [{ setting: 'PORT', hostSetting: 'HOST', host: settings.host, port: settings.port }];
  if (settings.hasEmbeddedApi) {
    wanted.push({
      setting: 'API_PORT',
      hostSetting: 'API_HOST',
      host: settings.apiHost,
      port: settings.apiPort,
    });
  }
  const faults: string[] = [];
  for (const { setting, hostSetting, host, port } of wanted) {
    const code = await tryToListen(host, port);
    if (code === 'EADDRINUSE') {
      faults.push(`Port ${port} is in use. Stop the program that uses it, or set ${setting}.`);
    } else if (code === 'EACCES') {
      faults.push(`Port ${port} cannot be used by this user. Set ${setting} to a port above 1023.`);
    } else if (code) {
      faults.push(
        `Port ${port} on ${host} cannot be used (${code}). Set ${hostSetting} or ${setting}.`,
      );
    }
  }
  if (faults.length > 0) throw new LaunchError(faults.join('\n'));
}

/** The error code, or an empty text if the port is free. */
function tryToListen(host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve('')));
  });
}

/** Returns this number of different free ports on loopback. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
      });
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
