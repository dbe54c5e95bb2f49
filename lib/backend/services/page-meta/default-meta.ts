interface MetaTexts {
  title: string;
  description: string;
}

const toMeta = (title: string, description = ''): MetaTexts => ({ title, description });

/** Default title and description per page, if staff wrote none; an empty text means no default. */
export const defaultMeta: ReadonlyMap<string, MetaTexts> = new Map([
  [
    '/shop',
    toMeta('All products', 'Every product, with its maker, its ingredients and its price.'),
  ],
  ['/blogs', toMeta('Journal', 'Stories and plain advice about what is on sale.')],
  ['/event', toMeta('Events', 'What takes place, in rooms and online.')],
  [
    '/concern',
    toMeta('Shop by concern', 'What people look for help with, and what our shelf has for it.'),
  ],
  ['/store-locator', toMeta('Our stores', 'Stores by city: address, opening hours, telephone.')],
  [
    '/consult-our-vaidya',
    toMeta(
      'Consult our vaidya',
      'An appointment with an Ayurvedic doctor, online, at a time you choose.',
    ),
  ],
  ['/consult-our-vaidya/schedule-appointment', toMeta('Book a time with our vaidya')],
  [
    '/subscription-plans',
    toMeta(
      '{membership}: the monthly membership',
      'What a prepaid month of {membership} gives, and what it costs.',
    ),
  ],
  ['/subscription-payment', toMeta('Payment for your {membership} membership')],
  [
    '/gift-voucher',
    toMeta('Gift vouchers', 'A gift voucher by email, for any amount, without expiry.'),
  ],
  ['/about-us', toMeta('About us', 'Who we are, and how we choose what we sell.')],
  [
    '/inspire-and-support',
    toMeta('Inspire and support', 'Organisations whose work we stand beside.'),
  ],
  [
    '/organic-living',
    toMeta('Organic living', 'Plots by the lake, for a life close to the ground.'),
  ],
  [
    '/franchise',
    toMeta('Franchise', 'A store of your own under our name: what we bring, and how to ask.'),
  ],
  [
    '/exports',
    toMeta('Exports', 'For importers and distributors abroad: what we send, and how to ask.'),
  ],
  [
    '/bussiness',
    toMeta('For business', 'By the sack and the carton: what we supply, and how to ask.'),
  ],
  ['/contact-us', toMeta('Contact us', 'A form that reaches us, and other ways to get in touch.')],
  [
    '/faq',
    toMeta('Questions and answers', 'Short answers on delivery, payment, returns and our goods.'),
  ],
  [
    '/shipping-policy',
    toMeta('Shipping policy', 'Where we deliver, how long it takes and what it costs.'),
  ],
  ['/terms-and-conditions', toMeta('Terms and conditions', 'The terms on which we sell.')],
  [
    '/return-and-refund-policy',
    toMeta(
      'Returns, replacements and refunds',
      'What goes back, within which days, and how money returns.',
    ),
  ],
  [
    '/privacy-policy',
    toMeta('Privacy policy', 'Which details we ask for, why, and who else sees them.'),
  ],
  [
    '/accessibility',
    toMeta(
      'Accessibility',
      'How this shop can be used with a keyboard or a screen reader, and its limits.',
    ),
  ],
  ['/cart', toMeta('Your cart')],
  ['/wishlist', toMeta('Your wishlist')],
  ['/checkout', toMeta('Checkout')],
  ['/login', toMeta('Log in')],
  ['/signup', toMeta('Sign up')],
  ['/reset-password', toMeta('Reset your password')],
  ['/update-password', toMeta('Change your password')],
  ['/profile', toMeta('My profile')],
  ['/page-not-found', toMeta('Page not found')],
]);
