/** Only the URL of the site; the owner's data is in `lib/features/shop-profile`. */
export const site = {
  /** Public URL without a trailing slash; needs no other setting, so that the build can use it. */
  url: () =>
    (process.env['SITE_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`).replace(
      /\/+$/,
      '',
    ),
};
