/** Error of the whole file; the message is a sentence for the sender. */
export class FileFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileFault';
  }
}
