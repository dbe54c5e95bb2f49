/** Where the shop stands. Who it is, its owner says: `lib/features/shop-profile`. */
export const site = {
  /** The public address without a trailing slash; needs no other setting, so that a build can ask. */
  url: () =>
    (process.env['SITE_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`).replace(
      /\/+$/,
      '',
    ),
};
