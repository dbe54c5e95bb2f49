/** Answers about health cannot be opened; says nothing of what they are. */
export class HealthSealError extends Error {
  override readonly name = 'HealthSealError';

  constructor() {
    super('Answers about health cannot be opened: is a key missing in DATA_ENCRYPTION_OLD_KEYS?');
  }
}
