'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { searchTabs, type SearchTab } from '@/lib/dashboard/content/search-tabs';
import { DashboardHead } from '../dashboard-head';
import { PinTable } from './pin-table';
import { PurposeTable } from './purpose-table';
import { SearchTable } from './search-table';
import { SynonymTable } from './synonym-table';

const words: Record<SearchTab, string> = {
  without: 'Without results',
  unopened: 'Found, never opened',
  falling: 'Falling',
  carted: 'With carts',
  all: 'All searches',
  synonyms: 'Synonyms',
  purposes: 'Purposes',
  pins: 'Pins',
};

const hrefOf = (tab: SearchTab) =>
  tab === 'without' ? contentPath('search') : `${contentPath('search')}?view=${tab}`;

const records = [
  ['synonyms', 'New synonym'],
  ['purposes', 'New purpose'],
  ['pins', 'New pin'],
] as const;

export function SearchScreen({ tab }: { tab: SearchTab }) {
  return (
    <>
      <DashboardHead
        title="Search"
        lead="What people search for and what they find. Searches are not linked to persons."
      >
        {records.map(([kind, label]) => (
          <Link
            key={kind}
            href={contentPath('search', kind, 'new')}
            className={buttonClass(tab === kind ? 'main' : 'second', 'card')}
          >
            {label}
          </Link>
        ))}
      </DashboardHead>
      <nav aria-label="Views" className="period-links mb-4">
        {searchTabs.map((one) => (
          <Link key={one} href={hrefOf(one)} aria-current={one === tab ? 'page' : undefined}>
            {words[one]}
          </Link>
        ))}
      </nav>
      <TabContent tab={tab} />
    </>
  );
}

function TabContent({ tab }: { tab: SearchTab }) {
  switch (tab) {
    case 'synonyms':
      return <SynonymTable />;
    case 'purposes':
      return <PurposeTable />;
    case 'pins':
      return <PinTable />;
    default:
      return <SearchTable key={tab} view={tab} />;
  }
}
