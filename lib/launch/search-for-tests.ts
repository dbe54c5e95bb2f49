import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProgram } from './program.ts';

export interface SearchForTests {
  /** Address of an OpenSearch; undefined if none can be started here. */
  url: string | undefined;
  /** Why there is none. */
  reason: string;
  stop: () => Promise<void>;
}

const pauseMs = 200;

/** Starts an OpenSearch for the tests, where Java and Maven are present. */
export async function startSearchForTests(): Promise<SearchForTests> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sose-search-'));
  const program = startProgram({
    name: 'OpenSearch',
    args: ['lib/backend/search/opensearch/runner/cli.ts', '--port', '0'],
    env: { ...process.env, DATA_DIR: dataDir },
    output: 'memory',
    stopLimitMs: 30_000,
  });
  const readUrl = () => /^SEARCH_URL=(\S+)$/m.exec(program.said())?.[1];
  while (!readUrl() && !program.hasExited()) await sleep(pauseMs);
  return {
    url: program.hasExited() ? undefined : readUrl(),
    reason: program.said().split('\n').slice(1).join('\n'),
    stop: async () => {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
