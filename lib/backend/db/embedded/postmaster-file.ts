import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProcess } from './process-facts.ts';

/** Content of postmaster.pid, which a running PostgreSQL writes. */
export interface PostmasterFile {
  pid: number;
  /** Seconds since 1970. */
  startedAt: number;
  port: number;
  socketFolder: string;
  status: string;
  /** False if the process does not exist, is a zombie, or another program has the same pid. */
  alive: boolean;
}

/** Reads postmaster.pid; null if there is none. */
export async function readPostmasterFile(data: string): Promise<PostmasterFile | null> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return {
    pid,
    startedAt: Number(lines[2] ?? 0),
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4] ?? '',
    status: lines[7] ?? '',
    alive: isPostmasterOf(pid, data),
  };
}

function isPostmasterOf(pid: number, data: string): boolean {
  const facts = readProcess(pid);
  if (!facts || facts.zombie) return false;
  return !facts.command || hasArgument(facts.command, data);
}

/* Compares whole arguments: the data path of a copy may begin or end like this one. */
const hasArgument = (command: string, argument: string) =>
  command.includes('\0')
    ? command.split('\0').includes(argument)
    : ` ${command} `.includes(` ${argument} `);
