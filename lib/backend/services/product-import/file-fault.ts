/** Why a file as a whole cannot be read; a sentence for whoever sent it. */
export class FileFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileFault';
  }
}
