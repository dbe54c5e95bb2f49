import type { BlogPosting, Event, FAQPage, Store as StoreThing } from 'schema-dts';
import type { StoreEvent } from '../contract/event';
import { isoInIndia } from '../contract/india-clock';
import type { Post } from '../contract/post';
import type { ShopProfile } from '../contract/shop-profile';
import type { Store } from '../contract/store';
import type { Question } from '../content/question';
import { venueName, venueStreet } from '../features/event/event-query';
import { routes } from '../platform/routes';
import { site } from '../platform/site';
import { absolute, absoluteLinks } from './absolute';
import { plainText } from './xml';
import { shopReference } from './shop-json-ld';

export const blogPosting = (post: Post, shop: ShopProfile): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${absolute(routes.blog(post))}#post`,
  mainEntityOfPage: absolute(routes.blog(post)),
  headline: post.title,
  description: post.summary,
  ...(post.banner && { image: [absolute(post.banner)] }),
  datePublished: post.published_at,
  dateModified: post.updated_at,
  ...(post.keywords && { keywords: post.keywords }),
  inLanguage: 'en-IN',
  author: post.author
    ? { '@type': 'Person', name: post.author, url: absolute(routes.blogs) }
    : { '@type': 'Organization', name: shop.name, url: site.url() },
  publisher: shopReference(shop),
});

export function eventThing(event: StoreEvent, url: string, { name }: ShopProfile): Event {
  const isOnline = event.category === 'Online';
  return {
    '@type': 'Event',
    name: event.title,
    description: plainText(event.content || event.summary, 2000),
    url,
    startDate: isoInIndia(new Date(event.start_datetime)),
    endDate: isoInIndia(new Date(event.end_datetime)),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.event_image && {
      image: {
        '@type': 'ImageObject',
        url: absolute(event.event_image),
        ...(event.image_alt && { caption: event.image_alt }),
      },
    }),
    location: isOnline
      ? { '@type': 'VirtualLocation', url }
      : {
          '@type': 'Place',
          name: venueName(event) || event.city || name,
          address: {
            '@type': 'PostalAddress',
            ...(venueStreet(event) && { streetAddress: venueStreet(event) }),
            ...(event.city && { addressLocality: event.city }),
            addressCountry: 'IN',
          },
        },
    organizer: { '@type': 'Organization', name, url: site.url() },
  };
}

export const storeThing = (store: Store, shop: ShopProfile): StoreThing => ({
  '@type': 'Store',
  '@id': `${absolute(routes.storeLocator)}#store-${store.id}`,
  name: store.store_name,
  parentOrganization: shopReference(shop),
  url: absolute(routes.storeLocator),
  ...(store.image && { image: absolute(store.image) }),
  telephone: store.mobile_no,
  email: store.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: [store.address_line_1, store.address_line_2].filter(Boolean).join(', '),
    addressLocality: store.city,
    addressRegion: store.state_obj.name,
    postalCode: store.postal_code,
    addressCountry: 'IN',
  },
  ...(store.location_url && { hasMap: store.location_url }),
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: store.work_start_time,
    closes: store.work_end_time,
  },
});

/** FAQ as JSON-LD; answers may be HTML. */
export const faqPage = (questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: absoluteLinks(answer) },
  })),
});
