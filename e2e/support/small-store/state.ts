export interface Address {
  id: number;
  full_name: string;
  mobile: string;
  another_mobile: string | null;
  address_line_1: string;
  address_line_2: string;
  landmark: string | null;
  countryId: number;
  stateId: number;
  cityId: number;
  postal_code: string;
  is_default: boolean;
  address_tags: string;
}

export interface Customer {
  id: number;
  email: string;
  mobile: string;
  firstName: string;
  lastName: string;
  company: string;
  password: string;
  isMember: boolean;
  addresses: Address[];
}

/** Prices in paise. */
export interface Product {
  id: number;
  name: string;
  categoryId: number;
  brandId: number;
  tags: string[];
  price: number;
  mrp: number;
  gstRate: number;
  stock: number | null;
  netQuantity: number;
  unit: string;
  hsn: string;
  isVeg: boolean | null;
}

export interface Review {
  id: number;
  customerId: number;
  productId: number;
  name: string;
  rating: number;
  review: string;
  published_at: string;
}

export interface Basket {
  lines: { id: number; productId: number; quantity: number }[];
  wishes: { id: number; productId: number }[];
}

export interface Order {
  id: string;
  customerId: number;
  pieces: { productId: number; quantity: number }[];
  data: Record<string, unknown> & { order_status: string };
}

interface Otp {
  code: string;
  sentAt: number[];
  wrongTries: number;
}

interface Message {
  id: number;
  channel: string;
  to: string;
  subject: null;
  text: string;
  data: Record<string, string>;
  created_at: string;
}

/** All data of the store, in memory. Each call changes it without waiting, hence atomically. */
export interface State {
  customers: Customer[];
  products: Product[];
  reviews: Review[];
  orders: Order[];
  /** Key: `customer:<id>` or `visitor:<id>`. */
  baskets: Map<string, Basket>;
  visitors: Set<string>;
  tokens: Map<string, Customer>;
  otps: Map<string, Otp>;
  messages: Message[];
  /** First answers to calls with an idempotency key. */
  firstAnswers: Map<string, { body: string; answer: Record<string, unknown> }>;
  /** Taken starts of appointments, in milliseconds. */
  appointments: Set<number>;
  usedCaptchas: Set<string>;
  captchaSecret: Buffer;
  nextId: () => number;
}
