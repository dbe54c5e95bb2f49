import { chown, mkdir, open, readFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { imageUser } from './base-files.ts';
import { readDockerfile } from './read-dockerfile.ts';

/*
 * What a container engine does, by the kernel's own means: a file system of its own that is read-only
 * but for /data and /tmp, and another user without rights. Network and processes are shared.
 */
const mounts = `
set -e
root=$1 data=$2
shift 2
mount --bind "$root" "$root"
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount -o remount,bind,ro "$root"
exec /usr/bin/env -i "$@"
`;

export interface ContainerOptions {
  name: string;
  /** File system of the image with its base. */
  root: string;
  /** Folder in which each container gets its data and its log. */
  folder: string;
  args: string[];
  env: Record<string, string>;
  /** Instead of the entry point of the image. */
  entrypoint?: string[];
}

export interface Container {
  name: string;
  said: () => Promise<string>;
  hasEnded: () => boolean;
  /** Its exit code. */
  exited: Promise<number>;
  /** SIGTERM, as an engine stops it, and SIGKILL after the time limit; returns its exit code. */
  stop: () => Promise<number>;
}

const stopLimitMs = 45_000;

/** Runs a command in the image; only root may. */
export async function startContainer(options: ContainerOptions): Promise<Container> {
  const { name, root, folder, args, env } = options;
  const { env: own, user, workdir, entrypoint } = readDockerfile();
  const [uid = '', gid = ''] = user.split(':');
  const data = join(folder, name);
  await mkdir(data, { recursive: true });
  await chown(data, imageUser, imageUser);
  const logFile = `${data}.log`;
  const log = await open(logFile, 'w');
  const variables = Object.entries({ PATH: '/usr/local/bin', ...own, ...env });
  const enter = [`--root=${root}`, `--wd=${workdir}`, `--setgid=${gid}`, `--setuid=${uid}`];
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--propagation', 'private', '/bin/sh', '-c', mounts, 'sh', root, data],
      ...variables.map(([key, value]) => `${key}=${value}`),
      ...['/usr/bin/unshare', ...enter, ...(options.entrypoint ?? entrypoint), ...args],
    ],
    { stdio: ['ignore', log.fd, log.fd], detached: true },
  );
  await log.close();
  let ended = false;
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => {
    ended = true;
    return code ?? -1;
  });
  return {
    name,
    said: () => readFile(logFile, 'utf8'),
    hasEnded: () => ended,
    exited,
    stop: async () => {
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
      const code = await exited;
      clearTimeout(limit);
      return code;
    },
  };
}
