/**
 * Another program did not accept what a job sent. Not an error of this program: the job is retried,
 * and the log has one warning without a stack.
 */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}
