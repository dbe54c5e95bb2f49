/** Clean-up steps, run in reverse order. */
export interface UndoStack {
  add: (step: () => Promise<unknown>) => void;
  /** Runs every step once, even if others fail; a second call waits for the first. */
  run: () => Promise<void>;
  hasBegun: () => boolean;
}

export function newUndoStack(onError: (error: unknown) => void): UndoStack {
  const steps: (() => Promise<unknown>)[] = [];
  let running: Promise<void> | undefined;
  const runAll = async () => {
    // A step may be added during clean-up: for a program that was just starting.
    for (let step = steps.pop(); step; step = steps.pop()) await step().catch(onError);
  };
  return {
    add: (step) => {
      steps.push(step);
    },
    run: () => (running ??= runAll()),
    hasBegun: () => running !== undefined,
  };
}
