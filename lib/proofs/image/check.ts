import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { databaseUrl } from '../cluster/database-pair.ts';
import { startPrimary } from '../cluster/postgres-server.ts';
import { prepareRedis } from '../cluster/redis.ts';
import { requirePrograms } from '../cluster/require-programs.ts';
import { makeServiceFolder } from '../cluster/service-folder.ts';
import { serviceUser } from '../cluster/service-user.ts';
import { newUndoStack } from '../cluster/undo-stack.ts';
import { closeCalls } from '../faults/call.ts';
import { isGood, newReport } from '../faults/report.ts';
import { drawTable } from '../faults/table.ts';
import { buildStorefront } from '../../launch/build.ts';
import { freePorts } from '../../launch/ports.ts';
import { addBase } from './base-files.ts';
import { collectImage } from './collect.ts';
import { checkShop } from './check-shop.ts';
import { imageSettings, startImage } from './image-programs.ts';
import { sizesOf, wordsForSizes } from './sizes.ts';

/* `npm run image:check`: runs the image without a container engine, and orders in its shop. */

/** Files of distroless/cc, in bytes, rounded up. */
const baseBytes = 28_000_000;
const mostBytes = 250_000_000;

const say = (line: string) => console.log(line);
const undo = newUndoStack((error) => console.error(error));
undo.add(async () => closeCalls());
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => void undo.run().then(() => process.exit(1)));
}

async function check(): Promise<boolean> {
  if (process.getuid?.() !== 0)
    throw new Error('Only root may give a program a file system and a user.');
  const begun = performance.now();
  const report = newReport(say);
  const debian = await requirePrograms(false, say);
  await buildStorefront(process.env, say).done;
  const user = serviceUser();
  const folder = await makeServiceFolder(user);
  undo.add(() => folder.remove());

  const root = `${folder.path}/root`;
  await collectImage({ root, distDir: process.env['NEXT_DIST_DIR'] || '.next' });
  const sizes = await sizesOf(root);
  say(wordsForSizes(sizes));
  report.check('the image is smaller than 250 MB', sizes.files + baseBytes < mostBytes, sizes);
  report.figure('size', wordsForSizes(sizes));
  await addBase(root);

  const [databasePort = 0, redisPort = 0, ...ports] = await freePorts(5);
  const password = randomBytes(16).toString('hex');
  const database = await startPrimary({
    ...{ name: 'postgres', bin: debian.postgresBin, user, password, port: databasePort },
    folder: await folder.make('postgres'),
  });
  undo.add(() => database.service.stop());
  const redis = prepareRedis({
    ...{ command: debian.redis, user, port: redisPort },
    folder: await folder.make('redis'),
  });
  undo.add(() => redis.stop());
  await redis.start();

  const containers = `${folder.path}/containers`;
  await mkdir(containers);
  const settings = imageSettings({
    databaseUrl: databaseUrl(databasePort, password),
    redisUrl: redis.url,
    ports,
  });
  const image = await startImage({ root, folder: containers, settings }, { report, undo, say });
  await checkShop(image, report).catch((error: unknown) =>
    report.check('the shop can be checked to the end', false, String(error)),
  );
  for (const container of image.programs.toReversed()) {
    const code = await container.stop();
    report.check(`${container.name} ends by itself when it is told to`, code === 0, code);
  }
  if (!isGood(report)) {
    for (const one of image.programs) say(`\n${one.name}:\n${(await one.said()).slice(-3_000)}`);
  }
  report.rounds += 1;
  say(drawTable([{ name: 'image', report, tookMs: performance.now() - begun }]));
  return isGood(report);
}

const isAllGood = await check().catch((error: unknown) => {
  if (!undo.hasBegun()) console.error(error instanceof Error ? error.message : error);
  return false;
});
await undo.run();
process.exit(isAllGood ? 0 : 1);
