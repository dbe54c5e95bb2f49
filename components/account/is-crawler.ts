/* Names instead of only "bot": Cubot phones have "bot" in their user agent. */
const crawlers =
  /googlebot|google-inspectiontool|adsbot-google|mediapartners-google|storebot-google|bingbot|applebot|duckduckbot|yandexbot|baiduspider|petalbot|yahoo! slurp|gptbot|claudebot|perplexitybot|ccbot|facebookexternalhit|twitterbot|linkedinbot/i;

/** Returns whether a user agent names a crawler; every other browser counts as a person's. */
export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent);
}
