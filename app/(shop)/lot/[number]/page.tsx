import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LotScreen } from '@/components/grower/lot-screen';
import { dayInIndia } from '@/lib/contract/india-clock';
import { findLots } from '@/lib/features/grower/queries';
import { readShop } from '@/lib/features/shop-profile/queries';

const robots = { index: false, follow: true };

export async function generateMetadata({ params }: PageProps<'/lot/[number]'>): Promise<Metadata> {
  const number = (await findLots((await params).number))?.[0]?.number;
  return { title: number ? `Lot ${number}` : 'Lot not found', robots };
}

export default async function LotPage({ params }: PageProps<'/lot/[number]'>) {
  const lots = await findLots((await params).number);
  const number = lots?.[0]?.number;
  if (!lots || !number) notFound();
  return (
    <LotScreen number={number} lots={lots} shop={await readShop()} today={dayInIndia(new Date())} />
  );
}
