import { startProgram } from '../launch/program.ts';

/** Brings the schema up to date and loads the demo, as `npm run db:seed` does. */
export async function prepareDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  const program = startProgram({
    name: 'npm run db:seed',
    args: ['lib/launch/db.ts', 'seed'],
    env,
    output: 'memory',
    stopLimitMs: 10_000,
  });
  const { code } = await program.exited;
  if (code !== 0) throw new Error(`The database could not be filled.\n${program.said()}`);
}
