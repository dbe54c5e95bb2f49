'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { faqGroups } from '@/lib/contract/faq';
import { list, order } from '@/lib/contract/staff-faq';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { OrderList } from './order-list';

export function FaqScreen() {
  return (
    <>
      <DashboardHead
        title="FAQ"
        lead="Questions and answers. Search engines may show some of them."
      >
        <Link href={contentPath('faq', 'new')} className={buttonClass('main', 'card')}>
          New question
        </Link>
      </DashboardHead>
      <div className="panels">
        {faqGroups.map((group) => (
          <Panel key={group} title={group}>
            <OrderList
              label={group}
              list={list}
              order={order}
              filter={{ group }}
              entryOf={({ id, question, is_published: isPublished }) => ({
                title: isPublished ? question : `${question} (draft)`,
                href: contentPath('faq', id),
              })}
              empty="No question yet"
            />
          </Panel>
        ))}
      </div>
    </>
  );
}
