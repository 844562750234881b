/** Holds the place of something on its way; `className` gives its size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`block animate-breathe rounded-md bg-track ${className}`} />
  );
}
