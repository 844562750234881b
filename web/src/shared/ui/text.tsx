import { createElement, type HTMLAttributes, type Ref } from 'react';

const sizes = {
  small: 'text-small',
  label: 'text-label',
  ui: 'text-ui',
  body: 'text-body',
  lead: 'text-lead',
  numeral: 'font-display text-numeral font-light',
  count: 'font-display text-count font-light',
  level: 'font-display text-level font-light',
  figure: 'font-display text-figure font-light',
};
const tones = {
  ink: '',
  quiet: 'text-ink-2',
  accent: 'text-accent',
  warning: 'text-warning',
  danger: 'text-danger',
};

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'dd';
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
  ref?: Ref<HTMLElement>;
}

/** A paragraph, or a figure that stands out of one. */
export function Text({ as = 'p', size = 'ui', tone = 'ink', className = '', ...text }: TextProps) {
  return createElement(as, { ...text, className: `${sizes[size]} ${tones[tone]} ${className}` });
}
