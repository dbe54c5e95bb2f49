import Image from 'next/image';
import Link from 'next/link';
import useSWR from 'swr';
import { buttonClass } from '@/components/ui/button-class';
import { FailedState } from '@/components/ui/failed-state';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { listRails, type StaffRail } from '@/lib/contract/staff-rail';
import { contentPath, contentTypes } from '@/lib/dashboard/paths';
import { recordPath } from '@/lib/dashboard/content/record-kind';
import { sectionKind } from '@/lib/dashboard/content/section-kind';
import { statisticKind } from '@/lib/dashboard/content/statistic-kind';
import { railTitles } from '@/lib/dashboard/products/rail-titles';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { OrderedRecords } from './ordered-records';

const maxPictures = 6;

export function HomeScreen() {
  return (
    <>
      <DashboardHead
        title={contentTypes.home}
        lead="Product carousels, sections and figures on the home page. Banners and posts are edited on their own pages."
      >
        <Link href="/" target="_blank" className={buttonClass('second', 'card')}>
          View in shop
        </Link>
        <Link href={recordPath(sectionKind, 'new')} className={buttonClass('main', 'card')}>
          New section
        </Link>
      </DashboardHead>
      <div className="panels">
        <RailsPanel />
        <OrderedRecords kind={sectionKind} />
        <OrderedRecords
          kind={statisticKind}
          actions={
            <Link href={recordPath(statisticKind, 'new')} className={buttonClass('second', 'card')}>
              New figure
            </Link>
          }
        />
      </div>
    </>
  );
}

function RailsPanel() {
  const { data, error, mutate } = useSWR<AnswerOf<typeof listRails>>(listRails.path, readLazily);
  return (
    <Panel title="Product carousels">
      {!data && error && (
        <FailedState title="The carousels could not be loaded" retry={() => mutate()} />
      )}
      {!data && !error && <div className="h-40" aria-busy="true" />}
      {data && (
        <ul className="order-list">
          {data.data.map((rail) => (
            <RailItem key={rail.name} rail={rail} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function RailItem({ rail: { name, products } }: { rail: StaffRail }) {
  return (
    <li>
      <div className="order-text">
        <Link href={contentPath('home', 'rails', name)} prefetch={false}>
          {railTitles[name]}
        </Link>
        <p>
          {products.length} {products.length === 1 ? 'product' : 'products'}
        </p>
      </div>
      <span className="rail-pictures" aria-hidden>
        {products.slice(0, maxPictures).map(({ id, image1 }) => (
          <span key={id} className={image1 ? undefined : 'no-picture'}>
            {image1 && <Image src={image1} alt="" fill sizes="3rem" />}
          </span>
        ))}
      </span>
    </li>
  );
}
