const DAY_MS = 86_400_000;
const eventCategory = 'Physical Event';

const post = (id: number, title: string, published_at: string) => ({
  id,
  title,
  content: `<p>${title}: what we have learned this year.</p>`,
  banner: null,
  banner_url: null,
  published_at,
});

/** The newest first. */
export const posts = [
  post(3, 'How honey is made', '2026-10-20T09:00:00+05:30'),
  post(2, 'Millets every day', '2026-10-02T09:00:00+05:30'),
  post(1, 'Our first harvest', '2026-09-12T09:00:00+05:30'),
];

/** One event in the past and one to come, relative to now. */
export function events() {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  return [
    {
      id: 1,
      title: 'Farm Walk',
      event_image: null,
      start_datetime: at(9),
      category: eventCategory,
    },
    {
      id: 2,
      title: 'Seed Fair',
      event_image: null,
      start_datetime: at(-9),
      category: eventCategory,
    },
  ];
}

export const stores = [
  {
    store_name: 'Law Garden',
    image: null,
    landmark: 'Opposite the garden',
    address_line_1: '12 Law Garden Road',
    address_line_2: 'Ellisbridge',
    state_obj: { id: 1, name: 'Gujarat' },
    postal_code: '380006',
    work_start_time: '10:00',
    work_end_time: '20:00',
    mobile_no: '+919000000000',
    email: 'shop@example.in',
    location_url: '',
    virtual_location_url: '',
    city: 'Ahmedabad',
  },
];
