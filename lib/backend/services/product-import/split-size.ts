const units = 'kgs?|kilos?|gms?|gr|grams?|g|mls?|ltrs?|litres?|liters?|l';
const wholeSize = new RegExp(`^(\\d+(?:\\.\\d+)?)\\s*(${units})\\.?$`, 'i');
const sizeInText = new RegExp(`(?<![\\d.])(\\d+(?:\\.\\d+)?)\\s*(${units})(?![\\p{L}\\d])`, 'iu');

export interface Size {
  quantity: string;
  unit: string;
}

/** Splits a size such as `500 g`; undefined if the text is anything else. */
export const splitSize = (text: string): Size | undefined => toSize(wholeSize.exec(text.trim()));

/** Finds the first size in a name such as `Jaggery powder – 500 g`. */
export const findSize = (name: string): Size | undefined => toSize(sizeInText.exec(name));

const toSize = (found: RegExpExecArray | null): Size | undefined =>
  found?.[1] && found[2] ? { quantity: found[1], unit: found[2].toLowerCase() } : undefined;
