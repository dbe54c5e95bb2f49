/* Addresses of which there is no end, by kind. None of them may fill the memory of finished answers. */

const turmeric = '/products/1/lakadong-turmeric-powder';
const picture = '/pictures/products/tu-0214-1.webp';

const asPicture = (url: string, width: number | string = 640) =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=75`;

/** Spellings of one address: each letter of the name plain or percent-encoded. */
const spelled = (number: number) =>
  turmeric.replace(/[a-z]+$/, (word) =>
    [...word]
      .map((letter, index) =>
        (number >> index) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
      )
      .join(''),
  );

/** Invents as many different addresses of a kind as there are numbers. */
export type Invent = (number: number) => string;

export const missing: Record<string, Invent> = {
  'products that do not exist': (n) => `/products/${500_000 + n}/anything`,
  'products by odd ids': (n) => `/products/x${n}/anything`,
  'products without a name': (n) => `/products/${500_000 + n}`,
  'reviews of no product': (n) => `/products/${500_000 + n}/reviews/anything`,
  'posts that do not exist': (n) => `/blogs/${500_000 + n}/anything`,
  'posts without a title': (n) => `/blogs/${500_000 + n}`,
  'pages of posts past the end': (n) => `/blogs?page=${900 + n}`,
  'months without posts': (n) => `/blogs?publish_filter=${1800 + n}-01`,
  'events that do not exist': (n) => `/event/${500_000 + n}`,
  'calendars of no event': (n) => `/event/${500_000 + n}/calendar.ics`,
  'share pictures of nothing': (n) => `/share/products/${500_000 + n}.jpg`,
  'share pictures of no kind': (n) => `/share/kind-${n}/1.jpg`,
  'share pictures by odd names': (n) => `/share/posts/a${n}.jpg`,
  'categories that do not exist': (n) => `/shop?category=${500_000 + n}`,
  'brands that do not exist': (n) => `/shop?brand=${500_000 + n}`,
  'pages of the shop past the end': (n) => `/shop?page=${900 + n}`,
  'pages of a category past the end': (n) => `/shop?category=1&page=${900 + n}`,
  'cities without a store': (n) => `/store-locator?city=${500_000 + n}`,
  'parts of the sitemap': (n) => `/sitemap/products-${900 + n}.xml`,
  'pictures that do not exist': (n) => `/pictures/none-${n}.webp`,
  'files that do not exist': (n) => `/files/${String(n).padStart(32, '0')}.webp`,
};

export const leadElsewhere: Record<string, Invent> = {
  'other names of a product': (n) => `/products/1/name-${n}`,
  'other names of its reviews': (n) => `/products/1/reviews/name-${n}`,
  'other titles of a post': (n) => `/blogs/1/title-${n}`,
  'paths of no known shape': (n) => `/nowhere-${n}`,
};

export const shown: Record<string, Invent> = {
  searches: (n) => `/shop?search=word-${n}`,
  'searches in a category': (n) => `/shop?category=1&search=word-${n}`,
  prices: (n) => `/shop?price_min=${n + 1}&price_max=${n + 1_000}`,
  'odd parameters of the shop': (n) => `/shop?odd=${n}`,
  'other names of a category': (n) => `/shop?category=1&category_name=name-${n}`,
  'two filters': (n) => `/shop?category=1&product_tag=1&rating=${n}`,
  'odd parameters of a product': (n) => `${turmeric}?odd=${n}`,
  'odd parameters of home': (n) => `/?odd=${n}`,
  'searches for events': (n) => `/event?search=word-${n}`,
  'odd parameters of a share picture': (n) => `/share/products/1.jpg?v=${n}`,
};

export const invalidPictures: Record<string, Invent> = {
  'pictures with a query': (n) => asPicture(`${picture}?v=${n}`),
  'pictures by a longer way': (n) => asPicture(`/pictures${'/.'.repeat(n + 1)}${picture.slice(9)}`),
  'pictures in escapes': (n) => asPicture(picture.replace('tu', `%7${n % 10}u`)),
  'widths that no screen has': (n) => asPicture(picture, 5_000 + n),
  'qualities that are not offered': (n) => asPicture(picture).replace('q=75', `q=${(n % 70) + 1}`),
  'pictures that are not there, in another width': (n) => asPicture(`/pictures/none-${n}.webp`),
  'uploads that are not there, in another width': (n) =>
    asPicture(`/files/${String(n).padStart(32, '0')}.webp`),
};

export const ofScripts: Record<string, Invent> = {
  'other names of a product': (n) => `/products/1/script-${n}?_rsc=${n}`,
  'products that do not exist': (n) => `/products/${600_000 + n}/anything?_rsc=${n}`,
  'one product': (n) => `${turmeric}?_rsc=${n}`,
  'one category': (n) => `/shop?category=1&_rsc=${n}`,
  'categories that do not exist': (n) => `/shop?category=${600_000 + n}&_rsc=${n}`,
  'pages of the shop past the end': (n) => `/shop?page=${1_900 + n}&_rsc=${n}`,
};

export const otherSpellings: Record<string, Invent> = { 'a product in escapes': spelled };
