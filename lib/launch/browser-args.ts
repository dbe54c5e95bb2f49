/*
 * Features of the browser window. Headless Chromium opens a window for each browser context, with a
 * spare renderer process and two WebUI pages for the address bar's popup. Together they take as
 * much processor time as a page of the shop.
 */
const windowFeatures = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/*
 * Features that Playwright itself disables on Linux. Chromium reads only the last
 * `--disable-features` of its command line, so the switch below replaces Playwright's.
 */
const playwrightFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Command-line switches of Chromium, for tests and `npm run speed`. */
export const browserArgs = [
  '--no-sandbox',
  `--disable-features=${[...playwrightFeatures, ...windowFeatures].join(',')}`,
];
