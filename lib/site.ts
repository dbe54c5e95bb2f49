/** Who the shop is; what a shopkeeper changes first. Contact details are reserved names. */
export const site = {
  name: 'SOSE',
  description:
    'Organic food, herbal care and honest remedies from Indian farms and makers, packed in Ahmedabad and brought to your door.',
  email: 'care@example.in',
  phone: '+91 90000 00000',
  whatsapp: '919000000000',
  address: 'SOSE, Packing House, Naroda, Ahmedabad 382330, Gujarat',
  /** The public address without a trailing slash; needs no other setting, so that a build can ask. */
  url: () =>
    (process.env['SITE_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`).replace(
      /\/+$/,
      '',
    ),
};
