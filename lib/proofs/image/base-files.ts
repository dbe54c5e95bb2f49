import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runCommand } from '../../launch/run-command.ts';

/** Libraries of distroless/cc: glibc and what compilers of C++ need. */
const libraries =
  /^(?:ld-linux-[\w-]+|libc|libdl|libm|libpthread|libresolv|librt|libutil|libgcc_s|libgomp|libstdc\+\+)\.so\.\d+$/;
/** User of the image. */
export const imageUser = 65_532;
const mountPoints = ['data', 'dev', 'proc', 'tmp'];

/** Adds what stands for the base of the image: the same libraries, from this machine, and no shell. */
export async function addBase(root: string): Promise<void> {
  const { code, output } = await runCommand('ldd', [process.execPath], { keep: true });
  if (code !== 0) throw new Error('The libraries of Node cannot be listed.');
  const loader = /(\/\S*ld-linux\S+)/.exec(output)?.[1] ?? '';
  const folder = dirname(/=> (\/\S+libc\.so\.6)/.exec(output)?.[1] ?? '');
  await mkdir(join(root, dirname(loader)), { recursive: true });
  await copyFile(loader, join(root, loader));
  await mkdir(join(root, folder), { recursive: true });
  for (const name of (await readdir(folder)).filter((one) => libraries.test(one))) {
    await copyFile(join(folder, name), join(root, folder, name));
  }
  await mkdir(join(root, 'etc'));
  const user = `nonroot:x:${imageUser}:${imageUser}:nonroot:/home/nonroot:/sbin/nologin\n`;
  await writeFile(join(root, 'etc/passwd'), user);
  await writeFile(join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
  for (const name of mountPoints) await mkdir(join(root, name), { recursive: true });
}
