import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadFaces } from './type.ts';

/** Where art and raw renderings go. */
export const workFolder = process.env.STUDIO_WORK ?? `${tmpdir()}/sose-studio`;

/** Gathers the faces the first time, and makes them known. Call it before anything is drawn. */
export function prepareFaces(): void {
  if (!existsSync(`${workFolder}/fonts.conf`)) {
    const maker = fileURLToPath(new URL('make-faces.py', import.meta.url));
    const { status } = spawnSync('/usr/bin/python3', [maker, workFolder], { stdio: 'inherit' });
    if (status !== 0) throw new Error('The label faces could not be gathered');
  }
  loadFaces(workFolder);
}
