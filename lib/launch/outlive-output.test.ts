import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const full = '/dev/full';
const preload = pathToFileURL(resolve('lib/launch/outlive-output.ts')).href;
const program = `
  console.log('to a full disk');
  console.error('to a full disk');
  setTimeout(() => console.log('and again'), 20);
  setTimeout(() => process.exit(7), 40);`;

const run = (...args: string[]) => {
  const fd = openSync(full, 'w');
  try {
    return spawnSync(process.execPath, [...args, '-e', program], { stdio: ['ignore', fd, fd] });
  } finally {
    closeSync(fd);
  }
};

(existsSync(full) ? describe : describe.skip)('a program of the store', () => {
  it('T57: goes on where its output finds no room', () => {
    expect(run('--import', preload).status).toBe(7);
  });

  it('would end without that', () => {
    expect(run().status).toBe(1);
  });
});
