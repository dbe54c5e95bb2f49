/** Why a cell cannot be read; a sentence that names its column. */
export class CellFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CellFault';
  }
}
