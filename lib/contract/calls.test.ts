import { readdirSync } from 'node:fs';
import { downloads, endpoints } from './calls';

it('knows every call that a file of the contract declares', async () => {
  const files = readdirSync(__dirname).filter((name) => /^[\w-]+\.ts$/.test(name));
  const known: ReadonlySet<unknown> = new Set([...endpoints, ...downloads]);
  const missing = [];
  for (const name of files) {
    const exported = (await import(`./${name}`)) as Record<string, unknown>;
    for (const [call, value] of Object.entries(exported)) {
      const isCall = typeof value === 'object' && value !== null && 'summary' in value;
      if (isCall && !known.has(value)) missing.push(`${name} ${call}`);
    }
  }
  expect(missing).toEqual([]);
  expect(known.size).toBeGreaterThan(200);
});
