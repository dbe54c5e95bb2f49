'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { list, order, type StaffBanner } from '@/lib/contract/staff-banner';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { OrderList } from './order-list';

const leadsTo = ({ product, category }: StaffBanner) =>
  `Leads to ${product?.name ?? category?.name ?? 'the whole shop'}`;

export function BannerScreen() {
  return (
    <>
      <DashboardHead
        title="Banners"
        lead="The large pictures at the top of the home page. The first one is what everybody sees."
      >
        <Link href="/" target="_blank" className={buttonClass('second', 'card')}>
          See them in the shop
        </Link>
        <Link href={contentPath('banners', 'new')} className={buttonClass('main', 'card')}>
          New banner
        </Link>
      </DashboardHead>
      <Panel title="In this order">
        <OrderList
          label="Banners"
          list={list}
          order={order}
          entryOf={(banner) => ({
            title: banner.title,
            href: contentPath('banners', banner.id),
            note: leadsTo(banner),
            picture: banner.image,
            state: (
              <StateMark mood={banner.is_visible ? 'good' : 'past'}>
                {banner.is_visible ? 'Shown' : 'Hidden'}
              </StateMark>
            ),
          })}
          empty="No banner yet: the home page begins with the name of the shop."
        />
      </Panel>
    </>
  );
}
