import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessFacts {
  zombie: boolean;
  /** Distinguishes two processes that had the same pid at different times; '' if unknown. */
  startedAt: string;
  /** Command line; arguments separated by NUL on Linux and by blanks elsewhere; '' if unknown. */
  command: string;
}

/** Returns facts about a process, or null if there is none with that pid. */
export function readProcess(pid: number): ProcessFacts | null {
  if (!Number.isInteger(pid) || pid <= 0 || !exists(pid)) return null;
  if (process.platform === 'linux') return readFromProc(pid);
  if (process.platform === 'win32') return { zombie: false, startedAt: '', command: '' };
  return readFromPs(pid);
}

/** Returns true while the process runs; false for a zombie. */
export function isRunning(pid: number): boolean {
  const facts = readProcess(pid);
  return facts !== null && !facts.zombie;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}

function readFromProc(pid: number): ProcessFacts | null {
  const stat = readText(`/proc/${pid}/stat`);
  if (!stat) return exists(pid) ? { zombie: false, startedAt: '', command: '' } : null;
  // The process name in parentheses may itself contain blanks and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const boot = readText('/proc/sys/kernel/random/boot_id').slice(0, 8);
  return {
    zombie: fields[0] === 'Z' || fields[0] === 'X',
    startedAt: `${boot}-${fields[19] ?? ''}`,
    command: readText(`/proc/${pid}/cmdline`),
  };
}

function readFromPs(pid: number): ProcessFacts | null {
  const column = (name: string) => {
    try {
      return execFileSync('ps', ['-o', `${name}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
    } catch {
      return '';
    }
  };
  const state = column('stat');
  if (!state) return null;
  return {
    zombie: state.startsWith('Z'),
    startedAt: column('lstart').replaceAll(/[^0-9A-Za-z]+/g, '-'),
    command: column('command'),
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
