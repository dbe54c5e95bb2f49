import type { Control, UseFormReturn } from 'react-hook-form';
import type { TradeDraft } from '@/lib/features/lead/lead-draft';

export type TradeOutput = Record<string, unknown>;
export type TradeState = UseFormReturn<TradeDraft, unknown, TradeOutput>;
export type TradeControl = Control<TradeDraft, unknown, TradeOutput>;
