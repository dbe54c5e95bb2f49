import { newUndoStack } from './undo-stack.ts';

it('takes away everything in reverse order, once, also after a failure', async () => {
  const done: string[] = [];
  const errors: unknown[] = [];
  const stack = newUndoStack((error) => errors.push(error));
  stack.add(async () => done.push('folder'));
  stack.add(() => Promise.reject(new Error('gone already')));
  stack.add(async () => done.push('program'));
  expect(stack.hasBegun()).toBe(false);
  await Promise.all([stack.run(), stack.run()]);
  expect(stack.hasBegun()).toBe(true);
  expect(done).toEqual(['program', 'folder']);
  expect(errors).toHaveLength(1);
});
