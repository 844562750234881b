import { ArrowLeftIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';

/** To the list that a page stands in. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <LocaleLink
      to={to}
      className="focus-ring mb-2 inline-flex min-h-11 items-center gap-2 rounded-sm text-label text-ink-2 hover:underline"
    >
      <ArrowLeftIcon />
      {children}
    </LocaleLink>
  );
}
