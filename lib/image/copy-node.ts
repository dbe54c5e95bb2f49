import { realpath } from 'node:fs/promises';
import { runCommand } from '../launch/run-command.ts';
import { copyFile } from './copy.ts';

/** Copies the running Node without its table of symbols, which only debuggers read. */
export async function copyNode(target: string): Promise<void> {
  await copyFile(await realpath(process.execPath), target);
  const { code } = await runCommand('strip', ['--strip-unneeded', target]);
  if (code !== 0) throw new Error('Node could not be stripped: install binutils.');
}
