import { DrizzleQueryError } from 'drizzle-orm/errors';
import { createLog } from '../log.ts';
import { NotTaken } from './run-job.ts';
import { workerLogger } from './worker-logger.ts';

interface Line {
  level: number;
  msg: string;
  err?: { message: string; stack: string };
}

function logged(error: Error): Line[] {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const message = `Failed task 1 (send_webhook) with error '${error.message}':\n  ${error.stack}`;
  workerLogger(log).error(message, { failure: true, error });
  return lines.map((line) => JSON.parse(line) as Line);
}

describe('the log of a job that failed', () => {
  it('has one short warning where another program did not take what was sent', () => {
    expect(logged(new NotTaken('Message 7 was not taken: 503'))).toEqual([
      expect.objectContaining({ level: 40, msg: 'Message 7 was not taken: 503' }),
    ]);
  });

  it('has the stack of every other fault', () => {
    const [line] = logged(new TypeError('x is not a function'));
    expect(line).toMatchObject({ level: 50, msg: 'Failed task 1 (send_webhook)' });
    expect(line?.err?.message).toBe('x is not a function');
    expect(line?.err?.stack).toContain('worker-logger.test.ts');
  });

  it('has the cause of a failed query, and none of its values', () => {
    const cause = Object.assign(new Error('No space left on device'), { code: '53100' });
    const [line] = logged(
      new DrizzleQueryError('insert into codes values ($1)', ['123456'], cause),
    );
    expect(line?.err?.message).toBe(
      'Failed query: insert into codes values ($1): No space left on device (53100)',
    );
    expect(JSON.stringify(line)).not.toContain('123456');
  });
});
