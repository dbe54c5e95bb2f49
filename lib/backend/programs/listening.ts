import type { Server } from 'node:http';

/** Ends the program with a message if the port cannot be had. */
export function endIfPortIsTaken(
  server: Server,
  { name, setting, port }: { name: string; setting: string; port: number },
  end: () => void,
): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use: set ${setting} to a free one`
        : error.message;
    process.stderr.write(`${name} cannot listen. ${reason}\n`);
    end();
  });
}
