'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import type { SearchView } from '@/lib/contract/staff-synonym';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { searchTabs, type SearchTab } from '@/lib/dashboard/content/search-tabs';
import { DashboardHead } from '../dashboard-head';
import { SearchTable } from './search-table';
import { SynonymTable } from './synonym-table';

const words: Record<SearchTab, string> = {
  without: 'Without results',
  unopened: 'Found, never opened',
  all: 'All searches',
  synonyms: 'Synonyms',
};

const hrefOf = (tab: SearchTab) =>
  tab === 'without' ? contentPath('search') : `${contentPath('search')}?view=${tab}`;

export function SearchScreen({ tab }: { tab: SearchTab }) {
  return (
    <>
      <DashboardHead
        title="Search"
        lead="What people look for and do not find tells what the shelf lacks, or what it calls otherwise."
      >
        <Link
          href={contentPath('search', 'synonyms', 'new')}
          className={buttonClass('main', 'card')}
        >
          New synonym
        </Link>
      </DashboardHead>
      <nav aria-label="Views" className="period-links mb-4">
        {searchTabs.map((one) => (
          <Link key={one} href={hrefOf(one)} aria-current={one === tab ? 'page' : undefined}>
            {words[one]}
          </Link>
        ))}
      </nav>
      {tab === 'synonyms' ? <SynonymTable /> : <SearchTable key={tab} view={tab as SearchView} />}
    </>
  );
}
