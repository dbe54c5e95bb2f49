/* Letters with two spellings that look the same but that Unicode does not make one. */
const joined: Record<string, string> = {
  'ണ്\u200d': 'ൺ',
  'ന്\u200d': 'ൻ',
  'ര്\u200d': 'ർ',
  'ല്\u200d': 'ൽ',
  'ള്\u200d': 'ൾ',
  'ക്\u200d': 'ൿ',
  'ত্\u200d': 'ৎ',
};

/** Replaces the older spelling of Malayalam chillu letters and of the Bengali khanda ta. */
export const joinLetters = (text: string): string =>
  text.replace(/[ണനരലളക]്\u200d|ত্\u200d/g, (letters) => joined[letters] ?? letters);

/*
 * More combining marks in a row than Unicode's stream-safe format allows (30). `normalize` sorts
 * them in quadratic time: a long run of them would block the process.
 */
const manyMarks = /\p{M}{31}/u;

/**
 * Converts to Unicode normal form C, so that equal names are equal strings. A text with more than
 * 30 combining marks in a row is not normalised.
 */
export const composeLetters = (text: string): string =>
  joinLetters(manyMarks.test(text) ? text : text.normalize('NFC'));
