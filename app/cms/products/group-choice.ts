/** A brand or category as the product form offers it. */
export type GroupChoice = { id: string; name: string };
