import type { StaffArea } from '../../contract/staff-area';

export const areaWords: Record<StaffArea, { name: string; help: string }> = {
  orders: { name: 'Orders', help: 'Orders, returns, payments and refunds' },
  catalogue: { name: 'Catalogue', help: 'Products, stock, prices, categories, brands, import' },
  customers: { name: 'People', help: 'Customers, reviews, members, coupons, gift vouchers' },
  content: { name: 'Content', help: 'Banners, home page, journal, events, stores, texts, search' },
  leads: { name: 'Enquiries', help: 'The inbox of enquiries' },
  appointments: { name: 'Appointments', help: 'The vaidya’s diary, without what she was told' },
  settings: { name: 'Settings', help: 'Name, address, prices of services, delivery' },
  vaidya: { name: 'Vaidya', help: 'What people told the vaidya: for her alone' },
};
