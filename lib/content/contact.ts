export const contact = {
  title: 'Contact us',
  lead: 'Questions about an order, a product or a lot number? Have an idea? A real person reads every message.',
  picture: {
    src: '/pictures/home/services.webp',
    alt: 'Tied parcels, a tin of Assam black tea and an earthen cup',
  },
  directTitle: 'Reach us directly',
  afterwards: 'We’ll reply within two working days.',
  elsewhereTitle: 'Get a faster answer',
};
