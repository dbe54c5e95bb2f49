'use client';

import { useMemo } from 'react';
import { deviceStore } from '../../platform/session/safe-storage';
import { useStoredText, writeStored } from '../../platform/session/stored-text';
import { giftKey, parseGift, type Gift } from './gift';

export function useGift(): [gift: Gift, setGift: (gift: Gift) => void] {
  const text = useStoredText(deviceStore, giftKey);
  return [useMemo(() => parseGift(text), [text]), keepGift];
}

function keepGift(gift: Gift): void {
  writeStored(deviceStore(), giftKey, JSON.stringify(gift));
}

export function clearGift(): void {
  writeStored(deviceStore(), giftKey, null);
}
