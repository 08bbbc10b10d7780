/** Problems of a cart line today, by the names the JSON API gives them. */
export const LINE_PROBLEMS = ['product-gone', 'out-of-stock', 'not-enough-stock', 'line-too-large'] as const;

export type LineProblem = (typeof LINE_PROBLEMS)[number];
