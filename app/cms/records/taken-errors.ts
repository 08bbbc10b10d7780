export function takenErrors(
  problem: string,
  kind: 'brand' | 'category' | 'page' | 'type',
): Record<string, string> {
  if (problem === 'name-taken') return { name: `There is a ${kind} of this name already` };
  if (problem === 'slug-taken') return { slug: `Another ${kind} has this slug` };
  if (problem === 'required') return { slug: REQUIRED, status: REQUIRED };
  return {};
}

const REQUIRED = 'The law asks for this page: it keeps its address and stays published';
