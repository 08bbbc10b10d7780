import { classNames } from './class-names.ts';

/** A placeholder for loading content; give it the content's size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton', className)} />;
}

export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
    <div key={place} className="grid content-start gap-3">
      <Skeleton className="aspect-4/5 rounded-card" />
      <Skeleton className="h-3 w-1/3" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  ));
}
