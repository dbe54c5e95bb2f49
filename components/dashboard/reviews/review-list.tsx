'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { Stars } from '@/components/ui/stars';
import { toastError } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { sendLazily } from '@/lib/api/lazily';
import { listStaffReviews, seeReview, type StaffReview } from '@/lib/contract/staff-review';
import { customersPath } from '@/lib/dashboard/paths';
import { formatDate } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';
import { DashboardHead } from '../dashboard-head';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { ReviewJudgement } from './review-judgement';
import Image from 'next/image';
import type { ReviewPicture } from '@/lib/contract/review';
import { fileAddress } from '@/lib/format/file-address';
import { TextLink } from '../text-link';

const columns: StaffColumn<StaffReview>[] = [
  {
    id: 'review',
    head: 'Review',
    cell: ({ product, rating, text, name, pictures }) => (
      <span className="block max-w-[60ch] min-w-[18ch]">
        <Link href={routes.product(product)} target="_blank" className={linkClass}>
          {product.name}
        </Link>
        <span className="block">
          <Stars rating={rating} />
        </span>
        {text ? (
          <span className="people-words block font-normal">{text}</span>
        ) : (
          <span className="block font-normal text-ink-2">Rating only</span>
        )}
        {pictures.length > 0 && <PictureLinks pictures={pictures} name={name} />}
      </span>
    ),
  },
  { id: 'state', head: 'Status', cell: (review) => <ReviewJudgement review={review} /> },
  {
    id: 'by',
    head: 'Customer',
    sort: 'published_at',
    cell: ({ name, customer_id, is_verified_buyer, published_at }) => (
      <span className="block min-w-[14ch] leading-snug">
        {customer_id ? <TextLink href={customersPath.one(customer_id)}>{name}</TextLink> : name}
        <span className="block text-1 text-ink-2">
          {formatDate(published_at)}
          {is_verified_buyer && ', verified buyer'}
        </span>
      </span>
    ),
  },
  {
    id: 'rating',
    head: 'Stars',
    sort: 'rating',
    isExtra: true,
    cell: ({ rating }) => `${rating} of 5`,
  },
];

const states = [
  { value: 'new', label: 'New' },
  { value: 'shown', label: 'Published' },
  { value: 'hidden', label: 'Hidden' },
];
const ratings = [1, 2, 3, 4, 5].map((stars) => ({
  value: String(stars),
  label: stars === 1 ? '1 star' : `${stars} stars`,
}));

async function seeAll(chosen: StaffReview[], done: () => void) {
  try {
    for (const { id, pictures } of chosen) {
      const paths = pictures.map(({ path }) => path);
      await sendLazily(seeReview, { params: { id }, body: { pictures: paths } });
    }
  } catch (error) {
    toastError(errorMessage(error));
  }
  done();
}

export function ReviewList() {
  return (
    <>
      <DashboardHead
        title="Reviews"
        lead="Reviews are published immediately, pictures after you approve them. Hide insults, advertising and claims to cure, but not honest criticism."
      />
      <StaffTable
        name="reviews"
        caption="Reviews"
        call={listStaffReviews}
        columns={columns}
        keyOf={({ id }) => id}
        refreshInterval={60_000}
        bulk={(chosen, done) => (
          <Button kind="second" size="card" onClick={() => void seeAll(chosen, done)}>
            Approve
          </Button>
        )}
      >
        <FilterBar searchLabel="Product, customer or text">
          <FilterChoice name="state" label="Status" choices={states} />
          <FilterChoice name="rating" label="Stars" choices={ratings} />
        </FilterBar>
      </StaffTable>
    </>
  );
}

function PictureLinks({ pictures, name }: { pictures: ReviewPicture[]; name: string }) {
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {pictures.map(({ path, thumbnail }, position) => (
        <a key={path} href={fileAddress(path)} target="_blank" rel="noreferrer">
          <Image
            unoptimized
            src={fileAddress(thumbnail)}
            alt={`Picture ${position + 1} by ${name}`}
            width={112}
            height={112}
            className="size-28 rounded-control border border-rule object-cover"
          />
        </a>
      ))}
    </span>
  );
}
