export const contact = {
  title: 'Contact us',
  lead: 'About an order, a product, a lot number or an idea. A person reads every message.',
  picture: {
    src: '/pictures/home/services.webp',
    alt: 'A tied parcel, a green telephone and a cup of tea on one shelf',
  },
  directTitle: 'Or directly',
  afterwards: 'We answer within two working days.',
  elsewhereTitle: 'Quicker, for some things',
};
