/** The whole browser, for what the headless shell does not have. */
export const wholeBrowser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
