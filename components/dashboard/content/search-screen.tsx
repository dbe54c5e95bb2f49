import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { buttonClass } from '@/components/ui/button-class';
import { searchViews } from '@/lib/contract/staff-search';
import { contentPath, contentTypes } from '@/lib/dashboard/paths';
import { pinKind } from '@/lib/dashboard/content/pin-kind';
import { purposeKind } from '@/lib/dashboard/content/purpose-kind';
import { recordPath } from '@/lib/dashboard/content/record-kind';
import { synonymKind } from '@/lib/dashboard/content/synonym-kind';
import { DashboardHead } from '../dashboard-head';
import { RecordTable } from './record-table';
import { SearchTable } from './search-table';

const tabs = [...searchViews, 'synonyms', 'purposes', 'pins'] as const;
type SearchTab = (typeof tabs)[number];

const labels: Record<SearchTab, string> = {
  without: 'No results',
  unopened: 'No clicks',
  falling: 'Declining',
  carted: 'Added to cart',
  all: 'All searches',
  synonyms: 'Synonyms',
  purposes: 'Search rules',
  pins: 'Pins',
};

const tabPath = (tab: SearchTab) =>
  tab === 'without' ? contentPath('search') : `${contentPath('search')}?view=${tab}`;

export function SearchScreen() {
  const view = useSearchParams().get('view');
  const tab = tabs.find((known) => known === view) ?? 'without';
  return (
    <>
      <DashboardHead
        title={contentTypes.search}
        lead="What shoppers search for and find. Searches aren’t linked to customers."
      >
        {[synonymKind, purposeKind, pinKind].map((kind) => (
          <Link
            key={kind.noun}
            href={recordPath(kind, 'new')}
            className={buttonClass(tab === kind.folder ? 'main' : 'second', 'card')}
          >
            New {kind.noun}
          </Link>
        ))}
      </DashboardHead>
      <nav aria-label="Views" className="period-links mb-4">
        {tabs.map((one) => (
          <Link key={one} href={tabPath(one)} aria-current={one === tab ? 'page' : undefined}>
            {labels[one]}
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
      return <RecordTable key={tab} kind={synonymKind} />;
    case 'purposes':
      return <RecordTable key={tab} kind={purposeKind} />;
    case 'pins':
      return <RecordTable key={tab} kind={pinKind} />;
    default:
      return <SearchTable key={tab} view={tab} />;
  }
}
