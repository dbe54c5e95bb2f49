'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import {
  list,
  listStatistics,
  order,
  orderStatistics,
  sectionKinds,
  type StaffSection,
} from '@/lib/contract/staff-home';
import { sectionLayouts } from '@/lib/contract/home';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { placeWords } from '@/lib/dashboard/content/section-words';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { OrderList } from './order-list';
import { RailsPanel } from './rails-panel';

const grouped = new Intl.NumberFormat('en-IN');

const layoutOf = ({ layout }: StaffSection) => (layout ? sectionLayouts[layout].label : 'Default');

export function HomeScreen() {
  return (
    <>
      <DashboardHead
        title="Home page"
        lead="Product carousels, sections and figures. Banners and posts have their own pages."
      >
        <Link href="/" target="_blank" className={buttonClass('second', 'card')}>
          See it in the shop
        </Link>
        <Link href={contentPath('home', 'new')} className={buttonClass('main', 'card')}>
          New section
        </Link>
      </DashboardHead>
      <div className="panels">
        <RailsPanel />
        {sectionKinds.map((kind) => (
          <Panel key={kind} title={placeWords[kind]}>
            <OrderList
              label={placeWords[kind]}
              list={list}
              order={order}
              filter={{ kind }}
              entryOf={(section) => ({
                title: section.label,
                href: contentPath('home', section.id),
                note: layoutOf(section),
                picture: section.image ?? section.images[0]?.image ?? null,
                state: (
                  <StateMark mood={section.is_visible ? 'good' : 'past'}>
                    {section.is_visible ? 'Shown' : 'Hidden'}
                  </StateMark>
                ),
              })}
              empty="No section yet"
            />
          </Panel>
        ))}
        <Panel
          title="Figures"
          actions={
            <Link
              href={contentPath('home', 'figures', 'new')}
              className={buttonClass('second', 'card')}
            >
              New figure
            </Link>
          }
        >
          <OrderList
            label="Figures"
            list={listStatistics}
            order={orderStatistics}
            entryOf={({ id, name, value }) => ({
              title: name,
              href: contentPath('home', 'figures', id),
              state: <strong className="font-semibold">{grouped.format(value)}</strong>,
            })}
            empty="No figure yet"
          />
        </Panel>
      </div>
    </>
  );
}
