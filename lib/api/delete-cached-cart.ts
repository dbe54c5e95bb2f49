/** Deletes the cart page that the service worker keeps for reading offline. */
export function deleteCachedCart(): void {
  // Missing on pages without HTTPS.
  if ('caches' in globalThis) void caches.delete('shop-cart');
}
