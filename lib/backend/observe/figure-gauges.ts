import { Gauge, type Registry } from 'prom-client';
import type { StoreFigures } from './store-figures.ts';

interface Figure {
  name: string;
  help: string;
  label?: string;
  /** Value by value of the label; by '' without one. */
  values: (figures: StoreFigures) => Record<string, number>;
}

const shown: Figure[] = [
  {
    name: 'sose_jobs',
    help: 'Jobs by state',
    label: 'state',
    values: ({ jobsReady: ready, jobsRunning: running, jobsFailed: failed }) => ({
      ready,
      running,
      failed,
    }),
  },
  {
    name: 'sose_oldest_job_seconds',
    help: 'How long the oldest due job has waited',
    values: ({ oldestJob }) => ({ '': oldestJob }),
  },
  {
    name: 'sose_messages_waiting',
    help: 'Emails and SMS that are not sent yet, without those that no provider is set for',
    values: ({ messagesWaiting }) => ({ '': messagesWaiting }),
  },
  {
    name: 'sose_oldest_message_seconds',
    help: 'How long the oldest of them has waited',
    values: ({ oldestMessage }) => ({ '': oldestMessage }),
  },
  {
    name: 'sose_orders_last_minute',
    help: 'Orders placed in the last minute',
    values: ({ orders }) => ({ '': orders }),
  },
  {
    name: 'sose_payments_last_minute',
    help: 'Payments of the last minute',
    label: 'result',
    values: ({ paid, failedPayments: failed }) => ({ paid, failed }),
  },
  {
    name: 'sose_workers',
    help: 'Workers with a heartbeat of the last minute',
    values: ({ workers }) => ({ '': workers }),
  },
];

/** Adds gauges of the whole store from the database; no values while it does not answer. */
export function addFigureGauges(registers: Registry[], read: () => Promise<StoreFigures>): void {
  // All gauges are collected at the same time: they share one read.
  let reading: Promise<StoreFigures | undefined> | undefined;
  const readOnce = () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  new Gauge({
    name: 'sose_store_figures_up',
    help: '1: the database has told the figures of the store',
    registers,
    async collect() {
      this.set((await readOnce()) ? 1 : 0);
    },
  });
  for (const { name, help, label, values } of shown) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers,
      async collect() {
        const figures = await readOnce();
        this.reset();
        if (!figures) {
          if (!label) this.remove();
          return;
        }
        for (const [value, number] of Object.entries(values(figures))) {
          if (label) this.set({ [label]: value }, number);
          else this.set(number);
        }
      },
    });
  }
}
