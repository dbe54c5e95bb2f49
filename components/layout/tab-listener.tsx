import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { mergedItemsKey } from '@/lib/platform/session/merged-items-key';
import { cartKey } from '@/lib/features/cart/use-cart';
import { tabStore } from '@/lib/platform/session/safe-storage';
import { useStoredText } from '@/lib/platform/session/stored-text';
import { hearTabs } from '@/lib/platform/session/tabs';
import { hasPersonLeft, refreshSession } from '@/lib/platform/session/use-session';
import { wishlistKey } from '@/lib/features/wishlist/use-wishlist';

const later = () => import('@/lib/platform/session/later');

export function TabListener() {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      hearTabs(
        (news) => {
          if (news === 'cart') void mutate(cartKey);
          else if (news === 'wishlist') void mutate(wishlistKey);
          else if (news === 'logout') void forgetPerson();
          else void refreshSession(false);
        },
        () => void catchUp(),
      ),
    [mutate],
  );
  useEffect(() => {
    const text = sessionStorage.getItem('said-after-reload');
    if (!text) return;
    sessionStorage.removeItem('said-after-reload');
    toastSuccess(text);
  }, []);
  useEffect(() => {
    setTimeout(() => void later().then(({ watchVitals }) => watchVitals()), 3_000);
  }, []);
  const path = usePathname();
  useEffect(() => {
    const timer = setTimeout(
      () => void later().then(({ keepForOffline }) => keepForOffline(toastSuccess, toastError)),
      4_000,
    );
    return () => clearTimeout(timer);
  }, [path]);
  const mergedItems = useStoredText(tabStore, mergedItemsKey);
  useEffect(() => {
    if (mergedItems) void showMergedItems();
  }, [mergedItems]);
  return null;
}

async function forgetPerson(): Promise<void> {
  const { forgetPersonalData } = await later();
  forgetPersonalData();
  // Memory and screen still hold data that was read or rendered for the previous user.
  window.location.reload();
}

async function catchUp(): Promise<void> {
  const hasLeft = () => hasPersonLeft().catch(() => false);
  if (await hasLeft()) return forgetPerson();
  await refreshSession(false);
  // If a session was ended elsewhere, the store refuses it first; then the cookie is deleted.
  if (await hasLeft()) await forgetPerson();
}

async function showMergedItems(): Promise<void> {
  const { takeMergedItems } = await later();
  const text = takeMergedItems();
  if (text) toastSuccess(text);
}
