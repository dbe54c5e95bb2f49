import { useMemo } from 'react';
import { personalKeys } from '../../platform/session/personal-data';
import { deviceStore } from '../../platform/session/safe-storage';
import { useStoredText, writeStored } from '../../platform/session/stored-text';
import { parseGift, type Gift } from './gift';

export function useGift(): [gift: Gift, setGift: (gift: Gift) => void] {
  const text = useStoredText(deviceStore, personalKeys.gift);
  return [useMemo(() => parseGift(text), [text]), keepGift];
}

function keepGift(gift: Gift): void {
  writeStored(deviceStore(), personalKeys.gift, JSON.stringify(gift));
}

export function clearGift(): void {
  writeStored(deviceStore(), personalKeys.gift, null);
}
