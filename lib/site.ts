/** Who the shop is; what a shopkeeper changes first. Contact details are reserved names. */
export const site = {
  name: 'SOSE',
  description:
    'Organic food, herbal care and honest remedies from Indian farms and makers, packed in Ahmedabad and brought to your door.',
  /** The line below the name in the footer. */
  line: 'Organic food, herbal care and honest remedies. Packed in Ahmedabad since 2011.',
  founded: '2011-10-02',
  email: 'care@example.in',
  phone: '+91 90000 00000',
  whatsapp: '919000000000',
  address: 'SOSE, Packing House, Naroda, Ahmedabad 382330, Gujarat',
  /** The same in its parts, for search engines. */
  street: 'Packing House, Naroda',
  city: 'Ahmedabad',
  postalCode: '382330',
  state: 'Gujarat',
  hours: 'Monday to Saturday, 10 AM to 7 PM',
  fssai: '10000000000000',
  gstin: '24AAAAA0000A1Z5',
  payments: 'UPI, cards, net banking and Cash on Delivery',
  social: [
    { label: 'Instagram', href: 'https://instagram.example.in/sose' },
    { label: 'Facebook', href: 'https://facebook.example.in/sose' },
    { label: 'YouTube', href: 'https://youtube.example.in/sose' },
  ],
  /** The public address without a trailing slash; needs no other setting, so that a build can ask. */
  url: () =>
    (process.env['SITE_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`).replace(
      /\/+$/,
      '',
    ),
};
