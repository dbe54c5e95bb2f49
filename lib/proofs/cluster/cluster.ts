import { randomBytes } from 'node:crypto';
import { openShopAt, type Shop } from '../faults/shop.ts';
import { freePorts } from '../../launch/ports.ts';
import { databaseUrl, serverName, startDatabasePair, type DatabasePair } from './database-pair.ts';
import type { DebianPrograms } from '../../testing/debian-programs.ts';
import { startHaproxy, type Balancer } from './haproxy.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { sharedSettings } from './program-settings.ts';
import { prepareRedis, type Redis } from '../../testing/redis.ts';
import { makeServiceFolder, serviceUser } from './service-folder.ts';
import { prepareProgram, type ProgramKind, type StoreProgram } from './store-program.ts';
import type { UndoStack } from './undo-stack.ts';
import { startProgram } from '../../server/program.ts';

export interface Cluster {
  siteUrl: string;
  apiUrl: string;
  balancer: Balancer;
  database: DatabasePair;
  redis: Redis;
  shop: Shop;
  programs: StoreProgram[];
  ofKind: (kind: ProgramKind) => StoreProgram[];
  /** The programs that are disturbed in turn: all of them, or the first of each kind. */
  disturbed: (isShort: boolean) => StoreProgram[];
}

const counts: Record<ProgramKind, number> = { storefront: 3, api: 2, worker: 2 };
const kindNames = Object.keys(counts) as ProgramKind[];
const databases = 3;

/** Starts all of it on free ports of 127.0.0.1; `undo` gets a step for each part. */
export async function startCluster(
  { postgresBin, pgbouncer, redis: redisCommand, haproxy }: DebianPrograms,
  undo: UndoStack,
  say: (line: string) => void,
): Promise<Cluster> {
  const user = serviceUser();
  const folder = await makeServiceFolder(user);
  undo.add(() => folder.remove());
  const kinds = kindNames.flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, index) => ({ kind, name: `${kind}-${index + 1}` })),
  );
  const [sitePort = 0, apiPort = 0, databasePort = 0, poolerPort = 0, redisPort = 0, ...others] =
    await freePorts(5 + databases + kinds.length);
  const databasePorts = others.slice(0, databases);
  const slots = kinds.map((one, index) => ({ ...one, port: others[databases + index] ?? 0 }));
  const password = randomBytes(16).toString('hex');

  say('Starting PostgreSQL with a synchronous replica, PgBouncer, Redis and HAProxy.');
  const shared = { bin: postgresBin, user, password };
  const database = await startDatabasePair({ ...shared, folder, ports: databasePorts });
  undo.add(() => database.stop());
  const redis = prepareRedis({
    command: redisCommand,
    user,
    folder: await folder.make('redis'),
    port: redisPort,
    // As in docs/operations.md.
    settings: ['--maxmemory', '128mb', '--maxmemory-policy', 'volatile-lru'],
  });
  undo.add(() => redis.stop());
  await redis.start();
  const balancer = await startHaproxy(
    {
      folder: await folder.make('haproxy'),
      sitePort,
      apiPort,
      databasePort,
      storefronts: slots.filter(({ kind }) => kind === 'storefront'),
      apis: slots.filter(({ kind }) => kind === 'api'),
      databases: databasePorts.map((port, index) => ({ name: serverName(index), port })),
    },
    { command: haproxy, user },
  );
  undo.add(() => balancer.service.stop());
  const pooler = await startPgBouncer({
    command: pgbouncer,
    user,
    folder: await folder.make('pgbouncer'),
    port: poolerPort,
    databasePort,
    password,
  });
  undo.add(() => pooler.stop());

  const siteUrl = `http://localhost:${sitePort}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const env = sharedSettings({
    dataDir: await folder.make('data'),
    siteUrl,
    apiUrl,
    databaseUrl: databaseUrl(databasePort, password),
    poolerUrl: databaseUrl(poolerPort, password),
    redisUrl: redis.url,
  });
  say('Filling the database, then copying it to the replica.');
  await prepareDatabase(env);
  await database.addReplica();

  say('Starting 3 storefronts, 2 APIs and 2 workers.');
  const programs = slots.map((slot) => prepareProgram({ ...slot, env: envOf(slot) }));
  function envOf({ kind, port }: (typeof slots)[number]): NodeJS.ProcessEnv {
    if (kind === 'storefront') return { ...env, PORT: String(port), STORE_API_URL: apiUrl };
    return {
      ...env,
      ...(kind === 'api' ? { API_PORT: String(port) } : { WORKER_PORT: String(port) }),
    };
  }
  undo.add(() => Promise.all(programs.map((program) => program.stop())));
  const ofKind = (kind: ProgramKind) => programs.filter((program) => program.kind === kind);
  // Two at a time, APIs first: a start needs a processor for a few seconds.
  for (const kind of ['api', 'worker', 'storefront'] as const) {
    await Promise.all(ofKind(kind).map((program) => program.start()));
  }
  await Promise.all([
    ...ofKind('api').map(({ name }) => balancer.untilUsed('apis', name)),
    ...ofKind('storefront').map(({ name }) => balancer.untilUsed('storefronts', name)),
  ]);
  const shop = openShopAt({ connectionString: databaseUrl(databasePort, password) });
  undo.add(() => shop.close());
  const disturbed = (isShort: boolean) =>
    isShort ? kindNames.flatMap((kind) => ofKind(kind).slice(0, 1)) : programs;
  return { siteUrl, apiUrl, balancer, database, redis, shop, programs, ofKind, disturbed };
}

/** Brings the schema up to date and loads the demo, as `npm run db:seed` does. */
async function prepareDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  const program = startProgram({
    name: 'npm run db:seed',
    args: ['lib/launch/db.ts', 'seed'],
    env,
    output: 'memory',
    stopLimitMs: 10_000,
  });
  const { code } = await program.exited;
  if (code !== 0) throw new Error(`The database could not be filled.\n${program.readOutput()}`);
}
