/** The replica lacks what the writer has already answered with: the writer must be asked. */
export class ReaderBehind extends Error {
  constructor() {
    super('The reader of the database is older than what is known already');
  }
}
