import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { familyOf, killFamily, signal, wake } from './processes.ts';

it('ends children and their children, also those that were stopped', async () => {
  const script = `
    const { spawn } = require('node:child_process');
    const child = spawn('sh', ['-c', 'sleep 60; true'], { stdio: 'inherit' });
    child.once('spawn', () => console.log('ready'));
    setInterval(() => undefined, 1000);`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(parent, 'close');
  await once(parent.stdout, 'data');
  let family = await familyOf(parent.pid ?? 0);
  while (family.length < 2) family = await familyOf(parent.pid ?? 0);
  for (const { pid } of family) signal(pid, 'SIGSTOP');
  parent.kill('SIGKILL');
  wake(family);
  await killFamily(family);
  // Closed only when the last one that could write has ended.
  await closed;
  expect(family.map(({ command }) => command)).toContain('sleep 60');
}, 20_000);
