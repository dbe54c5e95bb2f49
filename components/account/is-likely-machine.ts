const machines =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|facebookexternalhit|whatsapp\/|python|curl|wget/i;

/** Detects automated browsers and crawlers; they get no login popup. */
export function isLikelyMachine({
  webdriver,
  userAgent,
}: Pick<Navigator, 'webdriver' | 'userAgent'>): boolean {
  return webdriver || machines.test(userAgent);
}
