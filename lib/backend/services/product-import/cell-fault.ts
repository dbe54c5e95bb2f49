/** Error of one cell; the message is a sentence that names the column. */
export class CellFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CellFault';
  }
}
