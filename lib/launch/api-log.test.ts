import { mkdtemp, readdir, readFile, rm, stat, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logLimits, openApiLog, type LogLimits } from './api-log.ts';

let dataDir: string;
let output: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sose-log-'));
  output = [];
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

let clock = 0;
const say = (line: string) => output.push(line);
const open = (limits: Partial<LogLimits> = {}) =>
  openApiLog(dataDir, say, { limits: { ...logLimits, ...limits }, now: () => clock });
const folder = () => join(dataDir, 'logs');
const entry = (msg: string, level = 30) => `${JSON.stringify({ level, msg })}\n`;

/** Content of all log files, oldest first. */
async function readAll(): Promise<string[]> {
  const names = (await readdir(folder())).sort(
    (a, b) => Number(b.split('.')[2] ?? 0) - Number(a.split('.')[2] ?? 0),
  );
  const texts = await Promise.all(names.map((name) => readFile(join(folder(), name), 'utf8')));
  return texts.join('').split('\n').slice(0, -1);
}
const messagesOf = (lines: string[]) =>
  lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

describe('the log of the store API', () => {
  it('loses no line where a file becomes an old one', async () => {
    const log = await open({ fileBytes: 1_000, oldFiles: 50, linesASecond: 1e6 });
    const numbers = Array.from({ length: 500 }, (_, at) => `line ${at}`);
    for (const line of numbers) log.write(Buffer.from(entry(line)));
    await log.close();
    expect((await readdir(folder())).length).toBeGreaterThan(5);
    expect(messagesOf(await readAll())).toEqual(numbers);
  });

  it('takes a bounded number of files and bytes, the newest lines among them', async () => {
    const limits = { fileBytes: 1_000, oldFiles: 3, linesASecond: 1e6 };
    const log = await open(limits);
    for (let at = 0; at < 2_000; at += 1) log.write(Buffer.from(entry(`line ${at}`)));
    await log.close();
    const names = await readdir(folder());
    expect(names.length).toBeLessThanOrEqual(4);
    const sizes = await Promise.all(
      names.map(async (name) => (await stat(join(folder(), name))).size),
    );
    const longestLine = entry('line 1999').length;
    expect(Math.max(...sizes)).toBeLessThan(1_000 + longestLine);
    expect((await readAll()).at(-1)).toContain('line 1999');
    expect(logLimits.fileBytes * (logLimits.oldFiles + 1)).toBe(100 * 1024 * 1024);
  });

  it('goes on where the last run left off, and puts a long file of an older version aside', async () => {
    await mkdir(folder());
    await writeFile(join(folder(), 'api.log'), entry('x'.repeat(2_000)));
    const log = await open({ fileBytes: 1_000 });
    log.write(Buffer.from(entry('after')));
    await log.close();
    expect((await readdir(folder())).sort()).toEqual(['api.log', 'api.log.1']);
    const again = await open({ fileBytes: 1_000 });
    again.write(Buffer.from(entry('again')));
    await again.close();
    expect(messagesOf(await readAll()).slice(1)).toEqual(['after', 'again']);
    expect((await stat(join(folder(), 'api.log'))).mode & 0o077).toBe(0);
  });

  it('cuts a line that is too long, also one that never ends', async () => {
    const log = await open({ lineBytes: 100 });
    log.write(Buffer.from('a'.repeat(90)));
    log.write(Buffer.from(`${'b'.repeat(90)}\nshort`));
    log.write(Buffer.from('er\n'));
    for (let at = 0; at < 1_000; at += 1) log.write(Buffer.alloc(1_000, 'c'));
    await log.close();
    expect(await readAll()).toEqual([
      `${'a'.repeat(90)}${'b'.repeat(10)} … [cut]`,
      'shorter',
      `${'c'.repeat(100)} … [cut]`,
    ]);
  });

  it('writes a count in the place of a flood, and errors beside it', async () => {
    const log = await open({ linesASecond: 10, errorsASecond: 5 });
    for (let at = 0; at < 1_000; at += 1) log.write(Buffer.from(entry('flood')));
    for (let at = 0; at < 20; at += 1) log.write(Buffer.from(entry('broken', 50)));
    clock += 1_000;
    log.write(Buffer.from(entry('calm')));
    await log.close();
    const messages = messagesOf(await readAll());
    expect(messages.filter((msg) => msg === 'flood')).toHaveLength(10);
    expect(messages.filter((msg) => msg === 'broken')).toHaveLength(5);
    expect(messages).toEqual(
      expect.arrayContaining([
        'calm',
        '990 lines were left out of this log',
        '15 errors were left out of this log',
      ]),
    );
    expect(output).toEqual(Array(5).fill('Store API: broken'));
  });

  it('prints errors with their cause, and a failed call with its route', async () => {
    const log = await open();
    const line = (entry: object) => log.write(Buffer.from(`${JSON.stringify(entry)}\n`));
    line({ level: 50, msg: 'an unexpected error', err: { message: 'invalid page (XX001)' } });
    line({ level: 50, msg: 'request', method: 'GET', route: '/orders/:id', status: 500 });
    line({ level: 40, msg: 'a warning', err: { message: 'stays in the file' } });
    await log.close();
    expect(output).toEqual([
      'Store API: an unexpected error (invalid page (XX001))',
      'Store API: request GET /orders/:id answered 500',
    ]);
  });

  it('says so where it cannot be written, keeps nothing in memory and goes on later', async () => {
    await mkdir(join(folder(), 'api.log'), { recursive: true });
    let tell: (line: string) => void = say;
    const reported = new Promise<string>((resolve) => (tell = resolve));
    const log = await openApiLog(dataDir, tell, { now: () => clock });
    log.write(Buffer.from(entry('lost')));
    expect(await reported).toContain('The log of the store API cannot be written');
    log.write(Buffer.from(entry('left out')));
    await rm(join(folder(), 'api.log'), { recursive: true });
    clock += 10_000;
    log.write(Buffer.from(entry('back')));
    await log.close();
    expect(messagesOf(await readAll())).toEqual(['back', '1 lines were left out of this log']);
  });
});
