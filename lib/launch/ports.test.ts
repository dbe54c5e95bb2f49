import { createServer } from 'node:net';
import { assertPortsFree, freePorts } from './ports.ts';
import { readSettings } from './settings.ts';

it('says which port is in use and which setting changes it', async () => {
  const [port = 0, apiPort = 0] = await freePorts(2);
  const settings = readSettings({ PORT: String(port), API_PORT: String(apiPort) });
  await expect(assertPortsFree(settings)).resolves.toBeUndefined();

  const other = createServer();
  await new Promise<void>((resolve) => other.listen(apiPort, '127.0.0.1', resolve));
  await expect(assertPortsFree(settings)).rejects.toThrow(
    `Port ${apiPort} is in use. Stop the program that uses it, or set API_PORT.`,
  );
  await new Promise((resolve) => other.close(resolve));
});
