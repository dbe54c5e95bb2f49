'use client';

import type { ReactNode } from 'react';
import { AppointmentList } from '@/components/appointment/appointment-list';
import { OwnEventBookings } from '@/components/event/own-event-bookings';
import { OrderList } from '@/components/order/order-list';
import { FormNotice } from '@/components/ui/form-notice';
import { HaldiDot } from '@/components/ui/haldi-dot';
import type { Profile } from '@/lib/contract/profile';
import type { Orders } from '@/lib/features/order/use-orders';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { useProfile } from '@/lib/features/profile/use-profile';
import { routes } from '@/lib/platform/routes';
import { AccountTabs, type AccountTab } from './account-tabs';
import { AddressList } from './address-list';
import { LogOutButton } from './log-out-button';
import { ProfileDetails } from './profile-details';
import { SubscriptionList } from './subscription-list';
import { useHash } from './use-hash';

const everyonesTabs: AccountTab[] = [
  { hash: 'details', name: 'Details' },
  { hash: 'addresses', name: 'Addresses' },
  { hash: 'orders', name: 'My Orders' },
];
const appointmentsTab: AccountTab = { hash: 'appointments', name: 'Appointments' };
const membersTab: AccountTab = { hash: 'subscription', name: 'Subscription' };

/** Before hydration, CSS selects the tab from the URL hash, so that the layout does not jump. */
const byAddress: Record<string, string> = {
  details:
    'group-has-[#addresses:target]/account:hidden group-has-[#orders:target]/account:hidden group-has-[#appointments:target]/account:hidden group-has-[#subscription:target]/account:hidden',
  addresses: 'hidden group-has-[#addresses:target]/account:block',
  orders: 'hidden group-has-[#orders:target]/account:block',
  appointments: 'hidden group-has-[#appointments:target]/account:block',
  subscription: 'hidden group-has-[#subscription:target]/account:block',
};

interface ProfileScreenProps {
  profile: Profile;
  /** The newest ones; undefined if they could not be read. */
  orders: Orders | undefined;
  submittedForm: SubmittedForm | undefined;
}

export function ProfileScreen({ profile: known, orders, submittedForm }: ProfileScreenProps) {
  const shop = useShop();
  const profile = useProfile(known);
  const hash = useHash();
  const isAlive = hash !== null;
  // The members' tab stays after the membership is cancelled on this page.
  const isMember = profile.is_sose_elite_user || known.is_sose_elite_user;
  const tabs = [
    ...everyonesTabs,
    ...(isOpen(shop, routes.vaidya) ? [appointmentsTab] : []),
    ...(isMember ? [membersTab] : []),
  ];
  const chosen = tabs.find((tab) => tab.hash === hash)?.hash ?? 'details';

  const panels: Record<string, ReactNode> = {
    details: <ProfileDetails profile={profile} />,
    addresses: <AddressList known={profile.addresses} />,
    orders: <OrderList isOpen={isAlive && chosen === 'orders'} known={orders} />,
    appointments: (
      <>
        <AppointmentList isOpen={isAlive && chosen === 'appointments'} />
        <OwnEventBookings isOpen={isAlive && chosen === 'appointments'} />
      </>
    ),
    subscription: <SubscriptionList isOpen={isAlive && chosen === 'subscription'} />,
  };

  return (
    <div className="group/account frame py-8 md:py-10">
      <FormNotice notice={submittedForm} />
      {tabs.map((tab) => (
        // Anchors are at the top because the panels replace each other.
        <span key={tab.hash} id={tab.hash} className="absolute scroll-mt-96" />
      ))}
      <h1 className="font-display text-5 font-medium">
        {['Namaste', profile.first_name].filter(Boolean).join(', ')}
      </h1>
      {profile.is_sose_elite_user && (
        <p className="mt-2 flex items-center gap-2 font-[550]">
          <HaldiDot />
          {shop.elite_name} member
        </p>
      )}
      <div className="mt-6 gap-10 lg:mt-8 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <div>
          <AccountTabs tabs={tabs} chosen={chosen} />
          <div className="mt-4 hidden lg:block">
            <LogOutButton />
          </div>
        </div>
        <div className="pt-6 lg:pt-0">
          {tabs.map((tab) => (
            <div
              key={tab.hash}
              role="tabpanel"
              id={`panel-${tab.hash}`}
              aria-labelledby={`tab-${tab.hash}`}
              className={isAlive ? (tab.hash === chosen ? '' : 'hidden') : byAddress[tab.hash]}
            >
              {panels[tab.hash]}
            </div>
          ))}
        </div>
        <div className="mt-6 lg:hidden">
          <LogOutButton />
        </div>
      </div>
    </div>
  );
}
