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
