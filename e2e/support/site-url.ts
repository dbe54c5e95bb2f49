/** Where the storefront is, without a slash at the end. */
export const siteUrl = (process.env['SITE_URL'] ?? 'http://localhost:3000').replace(/\/+$/, '');
