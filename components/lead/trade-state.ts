import type { Control, UseFormReturn } from 'react-hook-form';
import type { TradeDraft } from '@/lib/features/lead/lead-draft';

/** What the forms of business and export make of a draft, checked by the contract. */
export type TradeOutput = Record<string, unknown>;
export type TradeState = UseFormReturn<TradeDraft, unknown, TradeOutput>;
export type TradeControl = Control<TradeDraft, unknown, TradeOutput>;
