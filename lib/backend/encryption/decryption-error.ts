/** What was sealed cannot be opened; says nothing of what it is. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';

  constructor() {
    super('What was sealed cannot be opened: is a key missing in DATA_ENCRYPTION_OLD_KEYS?');
  }
}
