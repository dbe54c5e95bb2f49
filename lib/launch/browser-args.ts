/*
 * A headless Chromium opens a whole browser window for each context. The parts of its address bar
 * are pages, too: they and the process that waits for the next site take as long to start as a page
 * of the shop.
 */
const windowParts = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/* Playwright's own list without what is for other systems: the switch counts once, the last one. */
const ofPlaywright = [
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

/** Switches of Chromium for tests and measurements: no sandbox, and nothing beside the page. */
export const browserArgs = [
  '--no-sandbox',
  `--disable-features=${[...ofPlaywright, ...windowParts].join(',')}`,
];
