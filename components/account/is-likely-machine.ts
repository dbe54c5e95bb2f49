const machines =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|facebookexternalhit|whatsapp\/|python|curl|wget/i;

/** Whether a browser is driven by a program or reads for a search engine: nobody to invite. */
export function isLikelyMachine({
  webdriver,
  userAgent,
}: Pick<Navigator, 'webdriver' | 'userAgent'>): boolean {
  return webdriver || machines.test(userAgent);
}
