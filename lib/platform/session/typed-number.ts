import { personalKeys } from './personal-data';
import { tabStore } from './safe-storage';
import { useStoredText, writeStored } from './stored-text';

const key = personalKeys.typedNumber;

/** Keeps the mobile number of a login or sign-up in this tab, so that it is typed once. */
export const keepTypedNumber = (mobile: string): void => writeStored(tabStore(), key, mobile);

export const forgetTypedNumber = (): void => writeStored(tabStore(), key, null);

/** The number as it was typed in this tab; null if there is none. */
export const useTypedNumber = (): string | null => useStoredText(tabStore, key);

/** Like `useTypedNumber`, for parts that are never rendered on the server. */
export const typedNumber = (): string => tabStore().getItem(key) ?? '';
