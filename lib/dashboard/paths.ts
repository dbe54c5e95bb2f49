import { routes } from '../platform/routes';

export const diaryPath = `${routes.dashboard}/appointments`;
export const hoursPath = `${diaryPath}/hours`;
export const weekPath = (monday: string) => `${diaryPath}?week=${monday}`;
export const appointmentPath = (id: number | string) => `${diaryPath}/${id}`;

export const brandsPath = `${routes.dashboard}/brands`;
export const newBrandPath = `${brandsPath}/new`;
export const brandPath = (id: number): string => `${brandsPath}/${id}`;

export const categoriesPath = `${routes.dashboard}/categories`;

export const categoryPath = (id: number): string => `${categoriesPath}?open=${id}`;
export const newCategoryPath = (below: number | null): string =>
  `${categoriesPath}?open=new${below === null ? '' : `&below=${below}`}`;

export const contentTypes = {
  banners: 'Banners',
  home: 'Home page',
  posts: 'Journal',
  events: 'Events',
  concerns: 'Shop by concern',
  growers: 'Growers',
  stores: 'Stores',
  faq: 'FAQ',
  texts: 'Pages and policies',
  meta: 'SEO',
  redirects: 'Redirects',
  search: 'Search',
} as const;
export type ContentType = keyof typeof contentTypes;

const allTypes = Object.keys(contentTypes) as readonly ContentType[];

export const findContentType = (name: string): ContentType | undefined =>
  allTypes.find((type) => type === name);

export function contentPath(contentType: ContentType, ...parts: (string | number)[]): string {
  return ['/dashboard/content', contentType, ...parts].join('/');
}

export const leadsPath = `${routes.dashboard}/leads`;
export const leadPath = (id: number | string) => `${leadsPath}/${id}`;

export const ordersPath = '/dashboard/orders';
export const newOrderPath = `${ordersPath}/new`;

/** Statuses that require work by staff. */
export const openStatuses = 'Pending,Confirmed,Packed,Return Requested,Returned';
export const openOrders = `${ordersPath}?${new URLSearchParams({ status: openStatuses }).toString()}`;

export const orderPath = (orderId: string) => `${ordersPath}/${orderId}`;

export const packingPath = `${routes.dashboard}/packing`;
export const packPath = (orderId: string) => `${packingPath}/${orderId}`;

export const paymentsPath = `${routes.dashboard}/payments`;
export const paymentPath = (id: number | string) => `${paymentsPath}/${id}`;
export const courierCashPath = `${paymentsPath}/cash`;
export const refundsPath = `${paymentsPath}/refunds`;

export const refundsByHandPath = `${refundsPath}?state=by_hand`;

const room = (name: string) => {
  const path = `${routes.dashboard}/${name}`;
  return { path, one: (id: number | string) => `${path}/${id}` };
};

export const customersPath = room('customers');
export const reviewsPath = room('reviews');
export const questionsPath = room('questions');
export const membersPath = room('members');
export const couponsPath = room('coupons');
export const vouchersPath = room('vouchers');

export const productsPath = `${routes.dashboard}/products`;
export const newProductPath = `${productsPath}/new`;
export const staffProductPath = (id: number): string => `${productsPath}/${id}`;
export const previewPath = (id: number): string => `${staffProductPath(id)}/preview`;
export const countPath = `${productsPath}/count`;
export const picturesBySkuPath = `${productsPath}/pictures`;
export const sizesPath = (id: number): string => `${staffProductPath(id)}/sizes`;
export const newComboPath = `${productsPath}/combos/new`;
export const familiesPath = `${productsPath}/families`;
export const familyListPath = (familyId: number): string => `${productsPath}?family=${familyId}`;
