import { useFormat } from '../../../shared/i18n/use-format.ts';

/** A signed change; a dash where a side has no value. Falling back is information: it is not red. */
export function ChangeNumber({ change }: { change: number | null }) {
  const format = useFormat();
  if (change === null) return <span className="text-ink-2">–</span>;
  const look = change > 0 ? 'text-ok' : change === 0 ? 'text-ink-2' : '';
  return <span className={look}>{format.change(change)}</span>;
}
