import type { Pack, SearchRequest } from './search-request.ts';

/* Reads prices and pack sizes: "under 500", "₹300 to 600", "500g", "half kg". */

interface Quantities {
  /** The text without them. */
  rest: string;
  price: SearchRequest['price'];
  pack: Pack | undefined;
}

/* Not the end of another word: "colours 5" and "vitamin 12" name no price. */
const wordStart = '(?<![\\p{L}\\p{M}])';
const wordEnd = '(?![\\p{L}\\p{M}])';
const currency = `(?:₹|${wordStart}(?:(?:rs|inr|rupees?|rupay[ea]?)(?!\\p{L})\\.?|रुपये|रुपए|રૂપિયા))`;
const units =
  'kgs?|kilos?|kilograms?|g|gms?|grams?|l|lts?|ltrs?|lit(?:re|er)s?|ml|mls|किलो|ग्राम|लीटर|કિલો|ગ્રામ|લિટર';
const number = '(\\d[\\d,]*(?:\\.\\d+)?)(k\\b)?';
const amount = `${currency}?\\s*${number}\\s*(?:${currency}|\\/-)?(?!\\s*(?:${units}|%)(?![\\p{L}]))`;
const maxPhrases = `${wordStart}(?:under|below|less\\s+than|up\\s*to|within|max(?:imum)?|cheaper\\s+than|not\\s+more\\s+than|at\\s+most)|<=?`;
const minPhrases = `${wordStart}(?:over|above|more\\s+than|at\\s+least|min(?:imum)?|starting(?:\\s+(?:at|from))?|from)|>=?`;

const between = new RegExp(
  `(?:${wordStart}(?:between|from)\\s+)?${amount}\\s*(?:-|–|to|and|se|से|થી)\\s*${amount}`,
  'u',
);
const atMost = new RegExp(`(?:${maxPhrases})\\s*${amount}`, 'u');
const atMostHindi = new RegExp(
  `${amount}\\s*(?:se\\s+(?:kam|neeche|niche)|tak|ke\\s+(?:andar|neeche|niche)|से\\s+कम|तक|के\\s+अंदर|થી\\s+ઓછા|સુધી)${wordEnd}`,
  'u',
);
const atLeast = new RegExp(`(?:${minPhrases})\\s*${amount}`, 'u');
const atLeastHindi = new RegExp(
  `${amount}\\s*(?:se\\s+(?:zyada|jyada|upar)|से\\s+ज़्यादा|से\\s+ऊपर)${wordEnd}`,
  'u',
);
const plainAmount = new RegExp(
  `(?:${currency}\\s*${number}|${number}\\s*(?:${currency}|\\/-))(?:\\s*only\\b)?`,
  'u',
);

const size = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:(\\d+(?:\\.\\d+)?)(?:\\s*\\/\\s*(\\d+))?|(half|quarter|one|two|ek|do|aadha|adha|pav|paav|आधा|એક)(?=\\s))\\s*(${units})(?![\\p{L}\\p{M}])`,
  'u',
);
const pieces = new RegExp(
  '(?:pack\\s+of\\s+(\\d+)|(\\d+)\\s*(?:pcs|pieces?|tablets?|capsules?|sticks?|nos))(?![\\p{L}])',
  'u',
);

const named: Record<string, number> = {
  half: 0.5,
  aadha: 0.5,
  adha: 0.5,
  आधा: 0.5,
  quarter: 0.25,
  pav: 0.25,
  paav: 0.25,
  two: 2,
  do: 2,
};

export function readQuantities(text: string): Quantities {
  const sized = readPack(text);
  const priced = readPrice(sized.rest);
  return { rest: priced.rest, price: priced.price, pack: sized.pack };
}

function readPack(text: string): { rest: string; pack: Pack | undefined } {
  const found = size.exec(text);
  if (found) {
    const [matched, count, divisor, word, unit = ''] = found;
    const times = count ? Number(count) / Number(divisor ?? 1) : (named[word ?? ''] ?? 1);
    const pack = toPack(times, unit);
    if (pack.amount > 0 && Number.isFinite(pack.amount))
      return { rest: text.replace(matched, ' '), pack };
  }
  const counted = pieces.exec(text);
  if (!counted) return { rest: text, pack: undefined };
  const count = Number(counted[1] ?? counted[2]);
  // "60 capsules" also names the product form: the word stays in the query.
  return {
    rest: text.replace(/\d+\s*(?:pcs|nos)|pack\s+of\s+\d+|\d+(?=\s*\p{L})/u, ' '),
    pack: { amount: count, unit: 'piece' },
  };
}

function toPack(times: number, unit: string): Pack {
  if (/^(?:k|किलो|કિલો)/u.test(unit)) return { amount: times * 1000, unit: 'g' };
  if (/^(?:g|ग्राम|ગ્રામ)/u.test(unit)) return { amount: times, unit: 'g' };
  return { amount: unit.startsWith('ml') ? times : times * 1000, unit: 'ml' };
}

function readPrice(text: string): Pick<Quantities, 'rest' | 'price'> {
  const range = between.exec(text);
  if (range && isAboutMoney(range)) {
    const [low, high] = [paise(range[1], range[2]), paise(range[3], range[4])];
    const price = { least: Math.min(low, high), most: Math.max(low, high) };
    return { rest: text.replace(range[0], ' '), price };
  }
  const upper = atMost.exec(text) ?? atMostHindi.exec(text);
  const rest = upper ? text.replace(upper[0], ' ') : text;
  const lower = atLeast.exec(rest) ?? atLeastHindi.exec(rest);
  const left = lower ? rest.replace(lower[0], ' ') : rest;
  if (upper || lower) {
    const price = {
      least: lower ? paise(lower[1], lower[2]) : undefined,
      most: upper ? paise(upper[1], upper[2]) : undefined,
    };
    return { rest: left, price };
  }
  const one = plainAmount.exec(text);
  if (!one) return { rest: text, price: { least: undefined, most: undefined } };
  const limit = one[1] ? paise(one[1], one[2]) : paise(one[3], one[4]);
  return { rest: text.replace(one[0], ' '), price: { least: undefined, most: limit } };
}

/** "80 and 20" is no price; two numbers are one with a currency, or if both are large enough. */
const smallestPlain = 50;
const moneyWord = new RegExp(`${currency}|between|\\/-`, 'u');
function isAboutMoney([matched, low, , high]: RegExpExecArray): boolean {
  return (
    moneyWord.test(matched) ||
    [low, high].every((some) => Number(some?.replaceAll(',', '')) >= smallestPlain)
  );
}

/** Prices beyond this are the same as no limit. */
const maxPaise = 2_000_000_000;
const paise = (digits: string | undefined, thousand: string | undefined) =>
  Math.min(maxPaise, Math.round(Number(digits?.replaceAll(',', '')) * 100) * (thousand ? 1000 : 1));
