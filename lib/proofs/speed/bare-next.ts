import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePorts } from '../../launch/ports.ts';
import { startProgram } from '../../server/program.ts';
import { waitForAnswer } from '../../launch/wait-for-answer.ts';

/* Inside the project, because the build looks for packages above it. */
const folder = '.next-bare';
const picture = 'public/pictures/home/services.webp';
const startLimitMs = 60_000;

const layout = `export const metadata = { title: 'Bare' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;
const page = `export default function Page() {
  return <main><h1>Bare</h1><img src="/picture.webp" alt="" width="400" height="300" /></main>;
}
`;
const config = `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } };\n`;

export interface BareNext {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Builds and starts a Next app with one page of one heading and one picture: the yardstick. */
export async function startBareNext(): Promise<BareNext> {
  const remove = () => rm(folder, { recursive: true, force: true });
  await remove();
  await mkdir(join(folder, 'app'), { recursive: true });
  await mkdir(join(folder, 'public'));
  await copyFile(picture, join(folder, 'public', 'picture.webp'));
  await writeFile(join(folder, 'next.config.mjs'), config);
  await writeFile(join(folder, 'postcss.config.mjs'), 'export default { plugins: {} };\n');
  await writeFile(join(folder, 'app', 'layout.jsx'), layout);
  await writeFile(join(folder, 'app', 'page.jsx'), page);
  const [port = 0] = await freePorts(1);
  const next = (name: string, ...args: string[]) =>
    startProgram({
      name,
      args: [resolve('node_modules/next/dist/bin/next'), ...args],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      output: 'memory',
      stopLimitMs: 10_000,
    });

  const build = next('The build of the bare app', 'build', folder);
  if ((await build.exited).code !== 0) {
    await remove();
    throw new Error(`The bare app could not be built.\n${build.readOutput()}`);
  }
  const app = next('The bare app', 'start', folder, '-H', '127.0.0.1', '-p', String(port));
  const stop = async () => {
    await app.stop();
    await remove();
  };
  const url = `http://localhost:${port}`;
  const isOpen = await waitForAnswer(`http://127.0.0.1:${port}/`, app, {
    isWanted: (status) => status === 200,
    limitMs: startLimitMs,
  });
  if (isOpen) return { url, pid: app.pid, stop };
  await stop();
  throw new Error(`The bare app did not start.\n${app.readOutput()}`);
}
