'use client';

import dynamic from 'next/dynamic';

/* Lazy chunks: a page loads only the form of its own record kind. */

export const BannerEditor = dynamic(() =>
  import('./banner-editor').then((file) => file.BannerEditor),
);
export const ConcernEditor = dynamic(() =>
  import('./concern-editor').then((file) => file.ConcernEditor),
);
export const EventEditor = dynamic(() => import('./event-editor').then((file) => file.EventEditor));
export const FaqEditor = dynamic(() => import('./faq-editor').then((file) => file.FaqEditor));
export const GrowerEditor = dynamic(() =>
  import('./grower-editor').then((file) => file.GrowerEditor),
);
export const MetaEditor = dynamic(() => import('./meta-editor').then((file) => file.MetaEditor));
export const PinEditor = dynamic(() => import('./pin-editor').then((file) => file.PinEditor));
export const PostEditor = dynamic(() => import('./post-editor').then((file) => file.PostEditor));
export const PurposeEditor = dynamic(() =>
  import('./purpose-editor').then((file) => file.PurposeEditor),
);
export const RedirectEditor = dynamic(() =>
  import('./redirect-editor').then((file) => file.RedirectEditor),
);
export const SectionEditor = dynamic(() =>
  import('./section-editor').then((file) => file.SectionEditor),
);
export const StatisticEditor = dynamic(() =>
  import('./statistic-editor').then((file) => file.StatisticEditor),
);
export const StoreEditor = dynamic(() => import('./store-editor').then((file) => file.StoreEditor));
export const SynonymEditor = dynamic(() =>
  import('./synonym-editor').then((file) => file.SynonymEditor),
);
export const TextEditor = dynamic(() => import('./text-editor').then((file) => file.TextEditor));
