import type { ReviewerTraits } from '#domain/reviews/review.ts';
import { capitalised } from '#domain/text/capitalised.ts';

/** What a reviewer said of themselves, each with its noun: 'Dry skin', 'Warm undertone', 'Curly hair', 'Aged 25 to 34'. */
export function aboutReviewer({ skinType, undertone, concern, hairType, ageBand }: ReviewerTraits): string[] {
  return [
    skinType && `${capitalised(skinType)} skin`,
    undertone && `${capitalised(undertone)} undertone`,
    concern && capitalised(concern),
    hairType && `${capitalised(hairType)} hair`,
    ageBand && `Aged ${ageBand}`,
  ].filter((text) => text !== null);
}
