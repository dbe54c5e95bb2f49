import { addJob } from '../jobs/add-job.ts';
import { runJob } from '../jobs/run-job.ts';
import { createLog } from '../log.ts';
import { captchaToken } from '../testing/solve-captcha.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { causeOf, currentCause } from './current-cause.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
}, 60_000);
afterAll(() => store.close());

const requestId = 'request-of-a-shopper';

async function payloadOf(task: string): Promise<unknown> {
  const { rows } = await store.client.pool.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [task],
  );
  return rows[0]?.payload;
}

describe('the id of a request', () => {
  it('reaches the log lines of the jobs that it has caused', async () => {
    const { status, headers } = await store.call('POST', '/user/reset-password/', {
      body: { email: 'asha@example.in', recaptcha: await captchaToken(store) },
      headers: { 'x-request-id': requestId },
    });
    expect(status).toBe(200);
    expect(headers.get('x-request-id')).toBe(requestId);
    const payload = await payloadOf('send_password_reset');
    expect(causeOf(payload)).toEqual({ requestId });

    let line = '';
    const log = createLog('info', { write: (text: string) => void (line += text) });
    await runJob('send_password_reset', payload, { ...store.context, log }, async (context) => {
      context.log.info('working');
      expect(currentCause.getStore()).toEqual({ requestId });
      await addJob(store.context.db, 'check_files', {});
    });
    expect(JSON.parse(line)).toMatchObject({ requestId, job: 'send_password_reset' });
    expect(causeOf(await payloadOf('check_files'))).toEqual({ requestId });
  });

  it('is left out of jobs that no request has caused', async () => {
    await addJob(store.context.db, 'relearn_words', {});
    expect(await payloadOf('relearn_words')).toEqual({});
  });
});
