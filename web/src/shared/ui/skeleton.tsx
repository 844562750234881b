/** Holds the place of something on its way; `className` gives its size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`block animate-breathe rounded-md bg-track ${className}`} />
  );
}

/** Four cards, as the dashboard and the graphs have them. */
export function CardsSkeleton() {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <Skeleton className="h-96 rounded-card md:col-span-2" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-80 rounded-card md:col-span-2" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
