import { personalKeys } from './personal-data';
import { tabStore } from './safe-storage';
import { useStoredText, writeStored } from './stored-text';

const key = personalKeys.provedNumber;

/** A number confirmed by OTP, until the sign-up with it. */
export interface ProvedNumber {
  /** +91 and ten digits. */
  mobile: string;
  /** Proof from the store: `number_proof` of a sign-up. */
  proof: string;
}

export function keepProvedNumber(proved: ProvedNumber): void {
  writeStored(tabStore(), key, JSON.stringify(proved));
}

export function forgetProvedNumber(): void {
  writeStored(tabStore(), key, null);
}

/** The number confirmed in this tab; undefined if there is none. */
export function useProvedNumber(): ProvedNumber | undefined {
  return parse(useStoredText(tabStore, key));
}

function parse(text: string | null): ProvedNumber | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<ProvedNumber> | null;
    const { mobile, proof } = stored ?? {};
    return typeof mobile === 'string' && typeof proof === 'string' ? { mobile, proof } : undefined;
  } catch {
    return undefined;
  }
}
