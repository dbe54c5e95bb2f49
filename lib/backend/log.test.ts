import { DrizzleQueryError } from 'drizzle-orm/errors';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog, openLines } from './log.ts';

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = '';
  write(createLog('info', { write: (line: string) => void (lines += line) }));
  return lines;
}

describe('createLog', () => {
  it('leaves the values of a failed query out, and keeps what failed and where', () => {
    const error = new DrizzleQueryError(
      'insert into outbox_messages values ($1)',
      ['Your OTP is 123456\n    at home'],
      new Error('connect ECONNREFUSED'),
    );
    const line = written((log) => log.error({ err: error }, 'failed'));
    expect(line).not.toContain('123456');
    expect(line).toContain('insert into outbox_messages');
    expect(line).toContain('log.test.ts');
  });

  it('has the whole chain of causes, the innermost with its SQLSTATE, and one line of the query', () => {
    const cause = Object.assign(new Error('could not extend file: No space left on device'), {
      code: '53100',
    });
    const query = `\n  insert into orders\n    ${'(a, b) '.repeat(100)}`;
    const error = new Error('The order was not placed', {
      cause: new DrizzleQueryError(query, ['secret'], cause),
    });
    const line = JSON.parse(written((log) => log.error({ err: error }, 'failed'))) as {
      err: { message: string; stack: string };
    };
    expect(line.err.message).toMatch(
      /^The order was not placed: Failed query: insert into orders \(a, b\).{0,150}…: could not extend file: No space left on device \(53100\)$/,
    );
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it('leaves out the value that a column does not take', () => {
    const cause = Object.assign(new Error('invalid input syntax for type integer: "9000000001"'), {
      code: '22P02',
    });
    const line = written((log) =>
      log.error({ err: new DrizzleQueryError('select $1::int', ['9000000001'], cause) }, 'failed'),
    );
    expect(line).toContain('invalid input syntax for type integer (22P02)');
    expect(line).not.toContain('9000000001');
  });

  it('names the address that gives no answer', () => {
    const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    const line = written((log) =>
      log.error({ err: new TypeError('fetch failed', { cause }) }, 'x'),
    );
    expect(line).toContain('fetch failed: ECONNREFUSED');
  });

  it('hides what is named as a secret', () => {
    const line = written((log) =>
      log.info({ body: { password: 'Demo@2026' }, otp: '123456' }, 'x'),
    );
    expect(line).not.toMatch(/Demo@2026|123456/);
  });

  it('T49: writes one line for each event, whatever is in it', () => {
    const evil = 'a\r\n{"level":30,"msg":"forged"}\u2028\u001b[2J';
    const lines = written((log) => {
      log.warn({ email: evil, err: new Error(evil) }, evil);
      log.info('next');
    }).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([evil, 'next']);
    expect(lines[0]).not.toMatch(/[\r\u001b]/);
  });
});

describe('openLines', () => {
  it('T57: waits while a disk is full, in bounded memory, and goes on when there is room', () => {
    const folder = fs.mkdtempSync(join(tmpdir(), 'sose-log-'));
    const path = join(folder, 'log');
    const fd = fs.openSync(path, 'a');
    const log = createLog('info', openLines(fd));
    const write = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    try {
      const long = 'x'.repeat(10_000);
      for (let line = 0; line < 300; line++) log.info(long);
      expect(write).toHaveBeenCalled();
      write.mockRestore();
      log.info('room');
      log.info('again');
      const lines = fs.readFileSync(path, 'utf8').trimEnd().split('\n');
      expect(lines.length).toBeGreaterThan(50);
      expect(lines.length).toBeLessThan(150);
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'again' });
    } finally {
      write.mockRestore();
      fs.closeSync(fd);
      fs.rmSync(folder, { recursive: true });
    }
  });
});
