import { DateInput, DateSegment } from 'react-aria-components';

const segmentStyle =
  'min-w-6 rounded-xs px-0.5 text-center tabular-nums caret-transparent outline-none ' +
  'data-[type=literal]:min-w-0 data-[type=literal]:px-0 ' +
  'data-placeholder:text-ink-2 ' +
  'data-focused:bg-accent data-focused:text-on-accent data-focused:forced-color-adjust-none';

/** Day, month and year, or hour and minute: each a spin field, typed into or stepped by arrows. */
export function SegmentedInput({ className = '' }: { className?: string }) {
  return (
    <DateInput className={`flex min-w-0 flex-1 items-center ${className}`}>
      {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
    </DateInput>
  );
}

/** The box around the segments, which shows the focus of any of them. */
export const segmentedBoxStyle =
  'flex min-h-12 w-full items-center rounded-md border border-field bg-surface pl-3.5 text-body ' +
  'transition-colors data-hovered:border-ink-2 data-invalid:border-danger data-disabled:opacity-50 ' +
  'data-focus-within:outline-2 data-focus-within:outline-offset-3 data-focus-within:outline-focus';
