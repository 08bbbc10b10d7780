import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import type { ProductStatus } from '#domain/catalogue/product.ts';

const LOOKS = { published: 'good', draft: 'waiting', archived: 'quiet' } as const;
const NAMES = { published: 'Published', draft: 'Draft', archived: 'Archived' } as const;

export function StatusFlag({ status }: { status: ProductStatus }) {
  return <FlagBadge look={LOOKS[status]}>{NAMES[status]}</FlagBadge>;
}
