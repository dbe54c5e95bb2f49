interface MetaTexts {
  title: string;
  description: string;
}

const toMeta = (title: string, description = ''): MetaTexts => ({ title, description });

/** Default title and description per page, if staff wrote none; an empty text means no default. */
export const defaultMeta: ReadonlyMap<string, MetaTexts> = new Map([
  ['/shop', toMeta('All products', 'All our products, with makers, ingredients and prices.')],
  ['/blogs', toMeta('Journal', 'Stories, recipes and practical advice about our products.')],
  ['/event', toMeta('Events', 'Workshops, tastings and talks, in person and online.')],
  ['/concern', toMeta('Shop by concern', 'Find products by what you need help with.')],
  [
    '/growers',
    toMeta(
      'Our growers',
      'The farms and families behind our food: who grows it, where, and which lots.',
    ),
  ],
  [
    '/lot',
    toMeta(
      'Find your lot',
      'Enter the lot number on your pack to see the farm, the dates and the lab report.',
    ),
  ],
  [
    '/store-locator',
    toMeta('Our stores', 'Our stores by city, with address, opening hours and phone number.'),
  ],
  [
    '/consult-our-vaidya',
    toMeta(
      'Consult our vaidya',
      'Book an online consultation with an Ayurvedic doctor, at a time that suits you.',
    ),
  ],
  ['/consult-our-vaidya/schedule-appointment', toMeta('Book an appointment with our vaidya')],
  [
    '/subscription-plans',
    toMeta(
      '{membership}: the monthly membership',
      'Benefits and price of {membership}, our prepaid monthly membership.',
    ),
  ],
  ['/subscription-payment', toMeta('Payment for your {membership} membership')],
  [
    '/gift-voucher',
    toMeta('Gift vouchers', 'Send a gift voucher by email, for any amount. It never expires.'),
  ],
  ['/about-us', toMeta('About us', 'Who we are, and how we choose what we sell.')],
  ['/inspire-and-support', toMeta('Inspire and support', 'Organisations whose work we support.')],
  ['/organic-living', toMeta('Organic living', 'Lakeside plots for a life close to nature.')],
  [
    '/franchise',
    toMeta('Franchise', 'Open a store under our name: what we offer and how to apply.'),
  ],
  [
    '/exports',
    toMeta('Exports', 'For importers and distributors abroad: what we export and how to enquire.'),
  ],
  [
    '/bussiness',
    toMeta(
      'For business',
      'Bulk orders for kitchens, shops and offices: what we supply and how to enquire.',
    ),
  ],
  ['/contact-us', toMeta('Contact us', 'Write to us, call us or visit us.')],
  [
    '/faq',
    toMeta(
      'Frequently asked questions',
      'Quick answers about delivery, payment, returns and our products.',
    ),
  ],
  [
    '/shipping-policy',
    toMeta('Shipping policy', 'Where we deliver, how long it takes and what it costs.'),
  ],
  ['/terms-and-conditions', toMeta('Terms and conditions', 'The terms for shopping with us.')],
  [
    '/return-and-refund-policy',
    toMeta(
      'Returns, replacements and refunds',
      'What you can return, by when, and how refunds work.',
    ),
  ],
  [
    '/privacy-policy',
    toMeta('Privacy policy', 'What personal details we collect, why, and who we share them with.'),
  ],
  [
    '/accessibility',
    toMeta('Accessibility', 'How to use this shop with a keyboard or a screen reader.'),
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
