import { addEventHandler, getState } from 'jest-circus';

/*
 * Timeouts of tests and hooks. jest-light-runner has none, so a hanging test would never end. It
 * does not report the next file of a worker that ends either, so an unhandled rejection fails the
 * current step or the next one instead.
 */

const USUAL_LIMIT_MS = 60_000;

/**
 * Timeouts set by `jest.setTimeout`, by the state object of jest-circus. Each file has a new one.
 */
const limits = new WeakMap<object, number>();

// The real timers: a test may use fake ones.
const { setTimeout, clearTimeout } = globalThis;

let failStep: ((error: unknown) => void) | undefined;
const unhandled: unknown[] = [];
process.on('unhandledRejection', (error) => {
  if (failStep) return failStep(error);
  unhandled.push(error);
  // Where no step follows, this is all that is heard of it.
  console.error('A rejection that nobody handles:', error);
});

interface Step {
  fn?: unknown;
  timeout?: number | null | undefined;
}

/**
 * Adds a timeout to a test or hook: its own, otherwise that of its file, otherwise USUAL_LIMIT_MS.
 */
export function limit(step: Step | undefined, state: object): void {
  const run = step?.fn;
  if (!step || typeof run !== 'function') return;
  step.fn = async () => {
    if (unhandled.length > 0) throw unhandled.shift();
    const limitMs = step.timeout ?? limits.get(state) ?? USUAL_LIMIT_MS;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const error = new Error(`It took longer than ${limitMs} ms.`);
      timer = setTimeout(() => reject(error), limitMs);
      failStep = reject;
    });
    try {
      await Promise.race([run(), late]);
    } finally {
      clearTimeout(timer);
      failStep = undefined;
    }
  };
}

addEventHandler((event, state) => {
  if (event.name === 'add_hook') limit(state.currentDescribeBlock.hooks.at(-1), state);
  if (event.name !== 'add_test') return;
  const added = state.currentDescribeBlock.children.at(-1);
  if (added?.type === 'test') limit(added, state);
});

Object.assign(jest, {
  setTimeout: (limitMs: number) => {
    limits.set(getState(), limitMs);
    return jest;
  },
});
