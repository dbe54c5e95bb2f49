import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy before OpenSearch that can be closed and opened again. */
export interface Gate {
  url: string;
  open: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openGate(target: string): Promise<Gate> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(targetPort), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    open: () => listen(port),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
