import { execFile } from 'node:child_process';
import { access, mkdir, readFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sha256Hex } from '../../../../server/sha256-hex.ts';

const run = promisify(execFile);
const pom = resolve('lib/backend/search/opensearch/runner/pom.xml');
const cache = resolve('node_modules/.cache/opensearch');
/** The first time Maven fetches 45 MB. */
const mavenLimitMs = 180_000;
const minJavaVersion = 11;

/** What this machine lacks to run OpenSearch; the message is for a person. */
export class EngineNotRunnable extends Error {
  override readonly name = 'EngineNotRunnable';
}

/**
 * Returns the class path of OpenSearch for `java -cp`. Maven downloads missing jars; the class path
 * is cached while `pom.xml` and the jars are the same. Throws EngineNotRunnable without Java or
 * Maven, or if Maven reaches no repository.
 */
export async function resolveClassPath(): Promise<string> {
  if (process.platform === 'win32') {
    throw new EngineNotRunnable('OpenSearch can be started here only on Linux and macOS.');
  }
  await assertJava();
  const hash = sha256Hex(await readFile(pom)).slice(0, 12);
  const file = join(cache, `class-path-${hash}.txt`);
  return (await readCached(file)) ?? askMaven(file);
}

async function readCached(file: string): Promise<string | undefined> {
  try {
    const classPath = await readFile(file, 'utf8');
    await Promise.all(classPath.split(delimiter).map((jar) => access(jar)));
    return classPath;
  } catch {
    return undefined;
  }
}

async function askMaven(file: string): Promise<string> {
  await run('mvn', ['--version']).catch(() => {
    throw new EngineNotRunnable('Maven is missing: install it, so that `mvn` is found.');
  });
  await mkdir(cache, { recursive: true });
  try {
    await run(
      'mvn',
      ['-q', '-B', '-f', pom, 'dependency:build-classpath', `-Dmdep.outputFile=${file}`],
      { timeout: mavenLimitMs },
    );
  } catch (error) {
    throw new EngineNotRunnable(`Maven cannot fetch OpenSearch: ${firstError(error)}`);
  }
  return readFile(file, 'utf8');
}

async function assertJava(): Promise<void> {
  const wanted = `install version ${minJavaVersion} or newer, so that \`java\` is found.`;
  const { stderr } = await run('java', ['-version']).catch(() => {
    throw new EngineNotRunnable(`Java is missing: ${wanted}`);
  });
  // `openjdk version "17.0.15"`; Java 8 calls itself "1.8".
  const version = Number(/version "(\d+)/.exec(stderr)?.[1]);
  if (version < minJavaVersion)
    throw new EngineNotRunnable(`Java ${version} is too old: ${wanted}`);
}

/** The first line in which Maven names its fault. */
function firstError(error: unknown): string {
  const { stdout = '', message } = error as Error & { stdout?: string };
  const line = stdout.split('\n').find((some) => some.startsWith('[ERROR]'));
  return line?.replace('[ERROR] ', '') ?? message;
}
