/** Decryption failed; the error contains no data. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';

  constructor() {
    super('What was sealed cannot be opened: is a key missing in DATA_ENCRYPTION_OLD_KEYS?');
  }
}
