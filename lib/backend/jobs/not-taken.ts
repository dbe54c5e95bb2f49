/**
 * Another program did not take what a job sent it. Nothing is wrong in this one: the job is tried again,
 * and the log has one warning without a stack.
 */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}
