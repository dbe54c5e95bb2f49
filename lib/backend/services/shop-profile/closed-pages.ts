import { sitePages, type SitePage } from '../../../contract/site-pages.ts';
import { designedPages } from '../text-page/page-slugs.ts';

interface Facts {
  switchedOff: readonly string[];
  /** Slugs of texts that nobody has published. */
  unpublished: readonly string[];
  /** Whether a question with its answer is published. */
  hasAnswers: boolean;
  hasConcerns: boolean;
  hasDemo: boolean;
  /** Whether members of the shop get anything. */
  hasBenefits: boolean;
}

const pagesOfFeatures = Object.entries<SitePage>(sitePages).flatMap(([path, { feature }]) =>
  feature && !path.includes('[') ? [{ path, feature }] : [],
);

/** Returns the paths that answer 404, sorted. */
export function closedPages({
  switchedOff,
  unpublished,
  hasAnswers,
  hasConcerns,
  hasDemo,
  hasBenefits,
}: Facts): string[] {
  const ofFeatures = pagesOfFeatures.flatMap(({ path, feature }) =>
    switchedOff.includes(feature) || (feature === 'elite' && !hasBenefits) ? [path] : [],
  );
  // A designed page stands without a text; the demo has its own words for some more of them.
  const ofTexts = unpublished.flatMap((slug) => {
    const designed = designedPages.get(slug);
    return designed === undefined || (designed === 'demo' && !hasDemo) ? [`/${slug}`] : [];
  });
  const empty = [...(hasAnswers ? [] : ['/faq']), ...(hasConcerns ? [] : ['/concern'])];
  const closed = [...ofFeatures, ...ofTexts, ...empty];
  return [...new Set(closed)].toSorted();
}
