interface HumanQuestion {
  text: string;
  /** In small letters. */
  answers: string[];
}

const numbers = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
];
const ordinals = ['first', 'second', 'third', 'fourth'];
const words = [
  ...['neem', 'tulsi', 'ginger', 'honey', 'rice', 'lemon', 'mango', 'pepper'],
  ...['sesame', 'coconut', 'garlic', 'almond', 'saffron', 'clove', 'millet', 'mint'],
];

const numberName = (number: number) => numbers[number] ?? String(number);
const answersOf = (number: number) => [String(number), numberName(number)];

/** Derives a question from 32 random bytes (deterministic). */
export function questionOf(seed: Buffer): HumanQuestion {
  const pick = (at: number, count: number) => seed.readUInt32BE(4 * at) % count;
  const kind = pick(0, 3);
  const [one, other] = [2 + pick(1, 8), 2 + pick(2, 8)];
  if (kind === 0) {
    const text = `What is ${numberName(one)} plus ${numberName(other)}?`;
    return { text, answers: answersOf(one + other) };
  }
  if (kind === 1) {
    const text = `What is ${numberName(one + other)} minus ${numberName(other)}?`;
    return { text, answers: answersOf(one) };
  }
  const left = [...words];
  const row = [1, 2, 3, 4].map((at) => left.splice(pick(at, left.length), 1)[0] ?? '');
  const position = pick(5, ordinals.length);
  return {
    text: `Which is the ${ordinals[position]} of these words: ${row.join(', ')}?`,
    answers: [row[position] ?? ''],
  };
}

/** Whether a person's answer is right, whatever its capitals, spaces and full stop. */
export const isRightAnswer = ({ answers }: HumanQuestion, answer: string): boolean =>
  answers.includes(
    answer
      .trim()
      .toLowerCase()
      .replace(/[.!"'\s]+$/, ''),
  );
