import { getState } from 'jest-circus';
import { limit } from './time-limits.ts';

jest.setTimeout(50);

const state = getState();
const never = () => new Promise(() => undefined);

async function run(step: { fn: () => unknown; timeout?: number }): Promise<unknown> {
  limit(step, state);
  return step.fn();
}

it('fails after the limit of the file', async () => {
  await expect(run({ fn: never })).rejects.toThrow('longer than 50 ms');
}, 5000);

it('fails after its own limit', async () => {
  await expect(run({ fn: never, timeout: 20 })).rejects.toThrow('longer than 20 ms');
});

it('has the answer or the error of what is in time', async () => {
  await expect(run({ fn: () => Promise.resolve() })).resolves.toBeUndefined();
  const failed = () => {
    throw new Error('Wrong');
  };
  await expect(run({ fn: failed })).rejects.toThrow('Wrong');
});

describe('what the file registers', () => {
  const hook = () => undefined;
  const body = () => expect(fns).not.toContain(hook);
  afterAll(hook);
  it('is a hook with a limit', body);
  const { hooks, children } = getState().currentDescribeBlock;
  const fns: unknown[] = [hooks, children].flatMap((steps) =>
    steps.map((step) => ('fn' in step ? step.fn : undefined)),
  );
  it('and a test with a limit', () => {
    expect(fns).toHaveLength(2);
    expect(fns).not.toContain(body);
  });
});
