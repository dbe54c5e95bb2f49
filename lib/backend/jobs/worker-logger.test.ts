import pino from 'pino';
import { NotTaken } from './run-job.ts';
import { workerLogger } from './worker-logger.ts';

function logged(error: Error): { level: number; msg: string }[] {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const message = `Failed task 1 (send_webhook) with error '${error.message}':\n  ${error.stack}`;
  workerLogger(log).error(message, { failure: true, error });
  return lines.map((line) => JSON.parse(line) as { level: number; msg: string });
}

describe('the log of a job that failed', () => {
  it('has one short warning where another program did not take what was sent', () => {
    expect(logged(new NotTaken('Message 7 was not taken: 503'))).toEqual([
      expect.objectContaining({ level: 40, msg: 'Message 7 was not taken: 503' }),
    ]);
  });

  it('has the stack of every other fault', () => {
    const [line] = logged(new TypeError('x is not a function'));
    expect(line).toMatchObject({ level: 50 });
    expect(line?.msg).toContain('worker-logger.test.ts');
  });
});
