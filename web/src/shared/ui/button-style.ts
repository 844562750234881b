const tones = {
  primary:
    'forced-color-adjust-none border-transparent bg-accent text-on-accent hover:bg-accent-strong data-hovered:bg-accent-strong',
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
  return `focus-ring inline-flex cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-full border font-semibold no-underline transition-colors disabled:cursor-default disabled:opacity-50 ${sizes[size]} ${tones[tone]}`;
}
