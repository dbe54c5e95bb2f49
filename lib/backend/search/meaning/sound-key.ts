/*
 * One key for the spellings of a word in Latin letters that sound alike in India: haldi and haldee,
 * vala and wala, trifala and triphala.
 */

const rules: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ch+/g, 'C'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/C/g, 'ch'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/sh/g, 's'],
  [/([tdbgkj])h/g, '$1'],
  [/a+/g, 'a'],
  [/e{2,}|i{2,}|ie|ey$|y$/g, 'i'],
  [/o{2,}|u{2,}/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/** Returns the key of a lower-case word in Latin letters. */
export function soundKey(word: string): string {
  return rules.reduce((key, [pattern, sound]) => key.replace(pattern, sound), word);
}
