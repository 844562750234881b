import { useLocale } from '../../../../shared/i18n/use-locale.ts';

interface CaptionLineProps {
  /** Empty while only the picture speaks. */
  text: string;
}

/**
 * What the film says, below its frame. The field keeps its height, so that nothing moves; it is not
 * read out, since the transcript says the same to who asks for it.
 */
export function CaptionLine({ text }: CaptionLineProps) {
  return (
    <p
      lang={useLocale()}
      className="grid min-h-22 flex-none place-items-center px-6 py-3 text-center text-body text-balance sm:text-lead group-data-full:sm:text-numeral"
    >
      {text}
    </p>
  );
}
