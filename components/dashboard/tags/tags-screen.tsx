'use client';

import { formCalls, tagCalls } from '@/lib/contract/staff-tag';
import { DashboardHead } from '../dashboard-head';
import { NamePanel } from './name-panel';

export function TagsScreen() {
  return (
    <>
      <DashboardHead
        title="Tags and forms"
        lead="Tags appear as badges on product cards. Forms describe the product type, such as powder or oil. Shoppers can filter by both."
      />
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <NamePanel title="Tags" noun="tag" calls={tagCalls} />
        <NamePanel title="Forms" noun="form" calls={formCalls} />
      </div>
    </>
  );
}
