import { clock } from '../../../../shared/i18n/clock.ts';
import type { Moment } from '../../data/use-moments.ts';
import type { found } from './found.ts';

interface TranscriptRowProps {
  second: number;
  parts: NonNullable<ReturnType<typeof found>>;
  isCurrent: boolean;
  onPress: () => void;
  /** Kept while this is said. */
  moments: readonly Moment[];
}

export function TranscriptRow({ second, parts, isCurrent, onPress, moments }: TranscriptRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent}
        onClick={onPress}
        className="focus-ring-inset flex w-full cursor-pointer items-baseline gap-4 rounded-md px-2 py-2 text-left text-ui text-ink-2 hover:bg-hover aria-current:bg-accent-soft aria-current:text-ink"
      >
        <span className="w-9 flex-none text-label tabular-nums">{clock(second)}</span>
        <span className="min-w-0">
          {parts.map(({ text, isFound }, place) =>
            isFound ? (
              // Parts of a sentence stay in their order.
              <mark key={place} className="rounded-xs bg-sun/40 text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </button>
      {moments.map(({ key, second: at, note }) => (
        <p key={key} className="flex items-baseline gap-3 py-1 pr-2 pl-6 text-label">
          <span aria-hidden="true" className="size-2 flex-none rotate-45 rounded-xs bg-level-9" />
          <span className="min-w-0 wrap-anywhere">
            <span className="tabular-nums">{clock(at)}</span>
            {note !== null && ` · ${note}`}
          </span>
        </p>
      ))}
    </li>
  );
}
