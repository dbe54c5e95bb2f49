export const contact = {
  title: 'Contact us',
  lead: 'Questions about an order, a product or a lot number? Have an idea? A real person reads every message.',
  picture: {
    src: '/pictures/home/services.webp',
    alt: 'A tied parcel, a green telephone and a cup of tea on one shelf',
  },
  directTitle: 'Reach us directly',
  afterwards: 'We’ll reply within two working days.',
  elsewhereTitle: 'Get a faster answer',
};
