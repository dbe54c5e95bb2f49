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

/* Unicode's stream-safe limit: marks in a row, which a normal form sorts in quadratic time. */
const manyMarks = /\p{M}{31}/u;

/** Unicode normal form C with joined letters: the same name is the same text. */
export const composeLetters = (text: string): string =>
  joinLetters(manyMarks.test(text) ? text : text.normalize('NFC'));
