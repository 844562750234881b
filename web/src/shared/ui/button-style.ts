const pill =
  'inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-full border font-semibold no-underline';
const states =
  'focus-ring cursor-pointer transition-colors disabled:cursor-default disabled:opacity-50';
const tones = {
  primary:
    'border-transparent bg-accent text-on-accent forced-color-adjust-none ' +
    'hover:bg-accent-strong data-hovered:bg-accent-strong',
  ghost: 'border-outline text-ink hover:bg-hover data-hovered:bg-hover',
  plain: 'border-transparent text-ink hover:bg-hover data-hovered:bg-hover',
  danger: 'border-danger text-danger hover:bg-hover data-hovered:bg-hover',
};
const sizes = {
  normal: 'min-h-12 px-5.5 text-ui',
  small: 'min-h-10 px-4 text-label',
};

export interface ButtonLook {
  tone?: keyof typeof tones | undefined;
  size?: keyof typeof sizes | undefined;
}

/** The look of a button, for buttons and links alike. */
export function buttonStyle({ tone = 'primary', size = 'normal' }: ButtonLook): string {
  return `${pill} ${states} ${sizes[size]} ${tones[tone]}`;
}
