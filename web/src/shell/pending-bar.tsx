/** A thin line across the top while the next page is on its way; not for what takes a moment only. */
export function PendingBar({ isPending }: { isPending: boolean }) {
  return (
    <div
      aria-hidden="true"
      data-pending={isPending || undefined}
      className="pointer-events-none fixed inset-x-0 top-0 z-notice h-0.5 bg-accent opacity-0 data-pending:opacity-100 data-pending:transition-opacity data-pending:delay-300"
    />
  );
}
