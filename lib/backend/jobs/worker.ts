import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ServiceContext } from '../context.ts';
import { relearnWords } from '../search/engine.ts';
import { drawDemoReports } from '../services/demo-data/draw-demo-reports.ts';
import { eraseOldAccounts } from '../services/account/erase-old-accounts.ts';
import { sendLoginLink } from '../services/login/login-link.ts';
import { expireOrders } from '../services/order/place/expire-orders.ts';
import { checkPayments } from '../services/payment/check-payments.ts';
import { bookParcels } from '../services/shipment/booking/book-parcels.ts';
import { payBack } from '../services/payment/pay-back.ts';
import { planPublications, publishPost } from '../services/post/publish-on-time.ts';
import { tellOfStock } from '../services/webhook/tell-webhooks.ts';
import { tellLowStock } from '../services/notice/tell-low-stock.ts';
import type { JobPayloads } from './add-job.ts';
import { applyPrices } from './apply-prices.ts';
import { backUp } from './back-up.ts';
import { dropUnusedPicture, checkFiles, removeFile } from './check-files.ts';
import { forgetFuturePlans } from './forget-future-plans.ts';
import { freeStuckJobs, runJob } from './run-job.ts';
import { startHeartbeat } from './heartbeat.ts';
import { importProducts, resumeImports } from './import-products.ts';
import { indexNow, indexProducts } from './index-now.ts';
import { cleanUp } from './clean-up.ts';
import { dailyInIndia } from './daily-in-india.ts';
import { remindAppointments } from './remind-appointments.ts';
import { remindCarts } from './remind-carts.ts';
import { remindMembers } from './remind-members.ts';
import { revalidate } from './revalidate.ts';
import { sandboxCallback } from './sandbox-callback.ts';
import { pushNotice } from './push-notice.ts';
import { sendNotice } from './send-notice.ts';
import { sendMessage } from './send-message.ts';
import { sendWaitingMessages } from './send-waiting-messages.ts';
import { sendPasswordReset } from './send-password-reset.ts';
import { sendWebhook } from './send-webhook.ts';
import { sendStockAlerts } from './send-stock-alerts.ts';
import { envWithKeys } from '../services/provider-keys/env-with-keys.ts';
import { watchClock } from './watch-clock.ts';
import { workerLogger } from './worker-logger.ts';

type Jobs = {
  [Name in keyof JobPayloads]: (
    context: ServiceContext,
    payload: JobPayloads[Name],
    stopping: AbortSignal,
  ) => Promise<void>;
};

const jobs: Jobs = {
  send_message: sendMessage,
  send_waiting_messages: sendWaitingMessages,
  send_password_reset: sendPasswordReset,
  send_login_link: sendLoginLink,
  send_stock_alerts: sendStockAlerts,
  remove_file: removeFile,
  check_files: checkFiles,
  import_products: importProducts,
  index_products: indexProducts,
  relearn_words: ({ db }) => relearnWords(db),
  drop_unused_picture: dropUnusedPicture,
  draw_demo_reports: drawDemoReports,
  publish_post: publishPost,
  revalidate,
  index_now: indexNow,
  sandbox_callback: sandboxCallback,
  send_notice: sendNotice,
  push_notice: pushNotice,
  send_webhook: sendWebhook,
  tell_stock: (context, { productIds }) => tellOfStock(context, productIds),
  apply_prices: applyPrices,
};

/*
 * Cron jobs in UTC: every minute, every tenth minute, at minute 23 of each hour, at night in India,
 * and reminders between 10:00 and 19:00 in India.
 */
const timedJobs = {
  back_up: backUp,
  clean_up: cleanUp,
  erase_old_accounts: eraseOldAccounts,
  plan_publications: planPublications,
  check_payments: checkPayments,
  expire_orders: expireOrders,
  pay_back: payBack,
  book_parcels: bookParcels,
  free_stuck_jobs: freeStuckJobs,
  resume_imports: resumeImports,
  remind_appointments: remindAppointments,
  remind_carts: remindCarts,
  remind_members: remindMembers,
  tell_low_stock: tellLowStock,
};
/*
 * A job that still runs at its next time is followed by one more run, not by one per minute (job
 * key and queue).
 */
const exclusiveJob = (name: string) => `${name} ?jobKey=${name}&queue=${name}`;
const schedule = (backupAt: string | undefined) =>
  [
    `23 * * * * ${exclusiveJob('clean_up')}`,
    `41 21 * * * ${exclusiveJob('erase_old_accounts')}`,
    `*/10 * * * * ${exclusiveJob('plan_publications')}`,
    `* * * * * ${exclusiveJob('check_payments')}`,
    `* * * * * ${exclusiveJob('expire_orders')}`,
    `* * * * * ${exclusiveJob('pay_back')}`,
    `* * * * * ${exclusiveJob('book_parcels')}`,
    `* * * * * ${exclusiveJob('apply_prices')}`,
    `* * * * * ${exclusiveJob('free_stuck_jobs')}`,
    `* * * * * ${exclusiveJob('resume_imports')}`,
    `*/5 * * * * ${exclusiveJob('tell_low_stock')}`,
    '47 11-13 * * * remind_appointments',
    '37 4-13 * * * remind_carts',
    '37 4-13 * * * remind_members',
    ...(backupAt ? [`${dailyInIndia(backupAt)} ${exclusiveJob('back_up')}&fill=12h&max=5`] : []),
  ].join('\n');

export interface JobWorker {
  stop: () => Promise<void>;
}

const restartPauseMs = 1_000;

/**
 * Starts the worker for jobs added with `addJob`. Restarts it if it has ended because the database
 * was unavailable, and if the clock was set back, because its schedule would pause until the old
 * time is reached.
 */
export async function startWorker(
  pool: pg.Pool,
  contextFor: () => ServiceContext,
  log: Logger,
): Promise<JobWorker> {
  const stopping = new AbortController();
  let runner = await startRunner(pool, contextFor, log, stopping.signal);
  const startAgain = async () => {
    while (!stopping.signal.aborted) {
      await sleep(restartPauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        runner = await startRunner(pool, contextFor, log, stopping.signal);
        log.warn('the worker had ended and runs again');
        return;
      } catch (error) {
        log.error({ err: error }, 'the worker does not start');
      }
    }
  };
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await runner.ended;
      await startAgain();
    }
  };
  const watching = watch();
  const endClockWatch = watchClock(contextFor().now, () => {
    log.warn('the clock was set back: the worker starts again');
    void runner.stop();
  });
  return {
    stop: async () => {
      stopping.abort();
      endClockWatch();
      await runner.stop();
      await watching;
    },
  };
}

interface RunningWorker extends JobWorker {
  /** Settles when it has ended, for any reason. */
  ended: Promise<void>;
}

async function startRunner(
  pool: pg.Pool,
  contextFor: () => ServiceContext,
  log: Logger,
  stopping: AbortSignal,
): Promise<RunningWorker> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries({ ...jobs, ...timedJobs }).map(([name, job]) => [
      name,
      async (payload: unknown) => {
        const context = contextFor();
        const run = job as (...given: [ServiceContext, unknown, AbortSignal]) => Promise<void>;
        return runJob(
          name,
          payload,
          { ...context, env: await envWithKeys(context) },
          (within, given) => run(within, given, stopping),
        );
      },
    ]),
  );
  await forgetFuturePlans(contextFor());
  const events: WorkerEvents = new EventEmitter();
  const poolIds: string[] = [];
  events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id));
  const runner = await run({
    events,
    pgPool: pool,
    taskList,
    crontab: schedule(contextFor().env.backup.at),
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    // Job results are written in batches: if the database refuses a single write, the rejection is
    // unhandled and would end this program.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: workerLogger(log),
  });
  const endHeartbeats = await begin(runner, () =>
    Promise.all(poolIds.map((id) => startHeartbeat(contextFor, id))),
  ).catch(async (error: unknown) => {
    await runner.stop();
    throw error;
  });
  const end = async () => {
    for (const endHeartbeat of endHeartbeats) await endHeartbeat();
  };
  const ended = runner.promise
    .catch((error: unknown) => log.error({ err: error }, 'the worker failed'))
    .then(end)
    .catch((error: unknown) => log.warn({ err: error }, 'a heartbeat could not be ended'));
  return {
    ended,
    stop: async () => {
      // A runner that has already ended throws on stop.
      await runner.stop().catch(() => undefined);
      await ended;
    },
  };
}

async function begin<T>(runner: Runner, startHeartbeats: () => Promise<T>): Promise<T> {
  // Work of a killed program does not wait for the next minute: gateways are asked 10 s after a
  // start.
  await runner.addJob(
    'check_payments',
    {},
    { jobKey: 'check_payments at start', runAt: afterStart() },
  );
  await runner.addJob('check_files', {}, { jobKey: 'check_files at start' });
  const jobKey = 'send_waiting_messages at start';
  await runner.addJob('send_waiting_messages', {}, { jobKey });
  await runner.addJob('relearn_words', {}, { jobKey: 'relearn_words at start' });
  return startHeartbeats();
}

const afterStart = () => new Date(Date.now() + 12_000);
