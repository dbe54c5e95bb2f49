import type { Lexicon } from './read-words.ts';
import { bindingWords } from './words.ts';

const beforeAbsent = new Set('without bina bagair बिना बगैर'.split(' '));
const afterAbsent = new Set(
  `free vagar vagarno vagarni vagarnu vagarna mukt rahit मुक्त रहित વગર વગરનો વગરની વગરનું વગરના વિના
  વિનાનો વિનાની વિનાનું વિનાના રહિત`.split(/\s+/),
);
/** "No cow milk" leaves out milk. */
const fillers = new Set('added any extra artificial cow goat buffalo camel'.split(' '));
const alsoAbsent = new Set('and or nor no aur और'.split(' '));
const bina = new Set(['bina', 'बिना']);
const ke = new Set(['ke', 'के']);
/** Only before `oftenAvoided`: "zero sugar", but not "zero waste". */
const noneOf = new Set(['zero', '0', 'not']);
/** "No sleep" is a complaint. */
const complaints = new Set('sleep rest energy appetite'.split(' '));
/** After these "no" is English also in the middle of a text: "tea no sugar". */
const oftenAvoided = new Set(
  `sugar salt garlic onion nut nuts peanut peanuts gluten dairy milk lactose soy soya egg eggs palm
  maida caffeine alcohol preservative preservatives sweetener sweeteners paraben parabens sulphate
  sulphates sulfate sulfates colour colours color colors fragrance perfume chemical chemicals
  wheat oats soybean cashew cashews almond almonds walnut walnuts groundnut groundnuts pistachio
  pistachios sesame mustard coconut honey jaggery ghee`.split(/\s+/),
);
const joined = /^(.{3,}?)(?:less|free)$/u;

/**
 * Takes out what a product should not contain: "nuts" of "without nuts", "nut free", "nutless".
 * Between other words "no" is the Gujarati "of", as in "ghau no lot", unless something follows that
 * people often avoid.
 */
export function splitAbsent({ dictionary }: Lexicon, raw: string[]) {
  const words: string[] = [];
  const absent = new Set<string>();
  const canBeAbsent = (word = '') => /\p{L}/u.test(word) && !bindingWords.has(word);
  for (let at = 0; at < raw.length; at += 1) {
    const word = raw[at] ?? '';
    const next = raw[at + 1] ?? '';
    const [, stem = ''] = joined.exec(word) ?? [];
    const isJoined = dictionary.has(stem) && !dictionary.has(word) && !complaints.has(stem);
    if (isJoined) absent.add(stem);
    if (isJoined) continue;
    const isFreeFrom = word === 'free' && (next === 'from' || next === 'of');
    const isEnglish = at === 0 || oftenAvoided.has(next) || fillers.has(next);
    const isNo = word === 'no' && isEnglish && !complaints.has(next);
    const isNone = noneOf.has(word) && oftenAvoided.has(next);
    if (afterAbsent.has(word) && !isFreeFrom) {
      const [last] = words.slice(-1);
      if (last && last !== 'one' && canBeAbsent(last)) absent.add(words.pop() ?? '');
      else words.push(word);
      continue;
    }
    if (!isFreeFrom && !isNo && !isNone && !beforeAbsent.has(word)) {
      words.push(word);
      continue;
    }
    // "Chini ke bina": the absent word comes first.
    if (bina.has(word) && ke.has(words.at(-1) ?? '') && words.length > 1) {
      words.pop();
      absent.add(words.pop() ?? '');
      continue;
    }
    let from = at + (isFreeFrom ? 2 : 1);
    do {
      while (fillers.has(raw[from] ?? '') || alsoAbsent.has(raw[from] ?? '')) from += 1;
      if (!canBeAbsent(raw[from])) break;
      absent.add(raw[from] ?? '');
      from += 1;
    } while (alsoAbsent.has(raw[from] ?? '') || isPair(raw, from));
    at = from - 1;
  }
  return { words, absent: [...absent] };
}

/** "No onion garlic". */
const isPair = (raw: string[], at: number) => raw[at - 1] === 'onion' && raw[at] === 'garlic';
