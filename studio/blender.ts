import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { workFolder } from './labels/prepare-faces.ts';

const processes = 2;
const camera = fileURLToPath(new URL('photo/shoot.py', import.meta.url));

/** Where Blender leaves its renderings. */
export const rawFolder = `${workFolder}/raw`;

/** Turns a rendering into the picture that the shop shows. */
export async function publish(name: string, path: string): Promise<void> {
  const { size } = await sharp(`${rawFolder}/${name}.png`)
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(path);
  process.stdout.write(`${path} ${Math.round(size / 1024)} KB\n`);
}

/** Runs two Blenders at low priority over the shots and tells each rendering when it is there. */
export async function shoot(
  name: string,
  shots: unknown[],
  onPicture: (name: string) => Promise<void>,
): Promise<void> {
  const list = `${workFolder}/${name}.json`;
  await writeFile(list, JSON.stringify(shots, null, 1));
  await Promise.all(
    Array.from({ length: processes }, (_, part) => shootPart(list, part, onPicture)),
  );
}

async function shootPart(
  list: string,
  part: number,
  onPicture: (name: string) => Promise<void>,
): Promise<void> {
  const words = ['-n', '15', 'blender', '-b', '--factory-startup', '-noaudio', '-P', camera];
  const blender = spawn(
    'nice',
    [...words, '--', list, rawFolder, '--part', `${part}/${processes}`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: blender.stdout })) {
    const name = /^PICTURE (\S+)/.exec(line)?.[1];
    if (name) await onPicture(name);
    else if (line.startsWith('FAILED')) process.stderr.write(`${line}\n`);
  }
}
