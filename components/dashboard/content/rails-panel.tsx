'use client';

import Image from 'next/image';
import Link from 'next/link';
import useSWR from 'swr';
import { FailedState } from '@/components/ui/failed-state';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { listRails, type StaffRail } from '@/lib/contract/staff-rail';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { railWords } from '@/lib/dashboard/products/rail-words';
import { Panel } from '../panel';

const mostPictures = 6;

const countOf = ({ products }: StaffRail) =>
  `${products.length} ${products.length === 1 ? 'product' : 'products'}`;

export function RailsPanel() {
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
            <li key={rail.name}>
              <div className="order-words">
                <Link href={contentPath('home', 'rails', rail.name)} prefetch={false}>
                  {railWords[rail.name]}
                </Link>
                <p>{countOf(rail)}</p>
              </div>
              <span className="rail-glance" aria-hidden>
                {rail.products.slice(0, mostPictures).map(({ id, image1 }) => (
                  <span key={id}>{image1 && <Image src={image1} alt="" fill sizes="3rem" />}</span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
