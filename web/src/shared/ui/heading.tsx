import type { ComponentProps } from 'react';

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
type Level = keyof typeof tags;

const sizes = {
  hero: 'font-display text-hero font-light',
  large: 'font-display text-h2 font-light',
  page: 'font-display text-h1 font-light',
  section: 'font-display text-dialog font-light',
  item: 'text-lead font-medium',
  label: 'text-ui font-semibold text-ink-2',
  small: 'text-small font-semibold text-ink-2',
};
const sizeOf: Record<Level, keyof typeof sizes> = {
  1: 'page',
  2: 'section',
  3: 'item',
  4: 'small',
};

interface HeadingProps extends ComponentProps<'h1'> {
  /** Its order in the page, whatever its size is. */
  level: Level;
  size?: keyof typeof sizes;
}

export function Heading({ level, size = sizeOf[level], className = '', ...heading }: HeadingProps) {
  const Tag = tags[level];
  return <Tag {...heading} className={`${sizes[size]} ${className}`} />;
}

/** A text in which no word is broken at its hyphen, such as “situes-tu”. */
export function KeepHyphenated({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of a sentence stay in their order.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
