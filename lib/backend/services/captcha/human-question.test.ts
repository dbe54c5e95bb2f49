import { randomBytes } from 'node:crypto';
import { isRightAnswer, questionOf } from './human-question.ts';

/** Returns random bytes with fixed values; the first one chooses the kind of the question. */
function seed(...picks: number[]): Buffer {
  const bytes = Buffer.alloc(32);
  picks.forEach((pick, at) => bytes.writeUInt32BE(pick, 4 * at));
  return bytes;
}

describe('T68: a question for people', () => {
  it.each([
    [seed(0, 3, 7), 'What is five plus nine?', ['14', 'fourteen', ' Fourteen. ']],
    [seed(1, 3, 7), 'What is fourteen minus nine?', ['5', 'five', 'FIVE']],
    [
      seed(2, 0, 0, 0, 0, 2),
      'Which is the third of these words: neem, tulsi, ginger, honey?',
      ['ginger', 'GINGER'],
    ],
  ])('%# takes the right answer, however it is written', (bytes, text, answers) => {
    const question = questionOf(bytes);
    expect(question.text).toBe(text);
    for (const answer of answers) expect(isRightAnswer(question, answer)).toBe(true);
    for (const answer of ['', '0', 'neem tulsi ginger honey', '1414']) {
      expect(isRightAnswer(question, answer)).toBe(false);
    }
  });

  it('has four different words, whatever the chance', () => {
    for (let n = 0; n < 300; n += 1) {
      const bytes = randomBytes(32);
      bytes.writeUInt32BE(2, 0);
      const { text, answers } = questionOf(bytes);
      const row = text.replace(/^.*: |\?$/g, '').split(', ');
      expect(new Set(row).size).toBe(4);
      expect(row).toContain(answers[0]);
    }
  });
});
