import { notFound } from 'next/navigation';
import { readOptional } from '../../api/server';
import { getShopProfile, type ShopProfile } from '../../contract/shop-profile';
import { shopFromSettings } from '../../platform/shop-settings';
import { isOpen } from './open-pages';

/**
 * Reads the shop profile; pages are revalidated when it changes. Falls back to the settings if the
 * API fails or does not have the call.
 */
export async function readShop(): Promise<ShopProfile> {
  const { data } = await readOptional(
    getShopProfile,
    { tags: ['shop-profile'] },
    { data: shopFromSettings() },
  );
  return data;
}

/** Responds 404 if the shop does not have the page. */
export async function requireOpen(path: string): Promise<void> {
  if (!isOpen(await readShop(), path)) notFound();
}
