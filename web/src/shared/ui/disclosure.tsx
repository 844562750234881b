import type { ComponentProps } from 'react';

interface DisclosureProps extends ComponentProps<'details'> {
  onOpenChange?: (isOpen: boolean) => void;
}

/** Something that unfolds; its first child is a `DisclosureSummary`. Works before any script runs. */
export function Disclosure({ onOpenChange, ...details }: DisclosureProps) {
  return (
    <details
      {...(onOpenChange && { onToggle: ({ currentTarget }) => onOpenChange(currentTarget.open) })}
      {...details}
    />
  );
}

const tones = {
  accent: 'w-fit py-1 text-label font-semibold text-accent underline-offset-4 hover:underline',
  quiet: 'w-fit py-1 underline-offset-4 hover:underline',
  /** As wide as what it heads. */
  heading: 'py-1 text-ui font-semibold',
};

interface DisclosureSummaryProps extends ComponentProps<'summary'> {
  tone?: keyof typeof tones;
}

export function DisclosureSummary({
  tone = 'accent',
  className = '',
  ...summary
}: DisclosureSummaryProps) {
  return (
    <summary
      {...summary}
      className={`focus-ring cursor-pointer rounded-sm ${tones[tone]} ${className}`}
    />
  );
}
