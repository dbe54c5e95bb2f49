import { startSmallStore } from './start.ts';

/* `node e2e/support/small-store/main.ts`: runs the small store on PORT, or on any free port. */

const { url, stop } = await startSmallStore({ port: Number(process.env['PORT'] ?? 0) });
process.stdout.write(`The small store listens on ${url}\n`);
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => void stop().then(() => process.exit(0)));
}
