import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer } from 'virtua';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { Icon } from '../../../../shared/ui/icons.tsx';
import { useElementWidth } from '../../../../shared/ui/use-element-width.ts';
import type { OpenPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';

/** Pixels that a page is wide by itself, where there is room for it. */
const naturalWidth = 840;
/** Percent of that. */
const sizes = [50, 75, 100, 125, 150, 200, 300, 400] as const;
const whole = sizes.indexOf(100);

/** The pages below one another, of which those near what is seen are drawn; `+`, `-` and `0` size them. */
export function PdfPages({ pdf, title }: { pdf: OpenPdf; title: string }) {
  const { t } = useTranslation('features/collection/document');
  const format = useFormat();
  const [place, setPlace] = useState<number>(whole);
  const [measure, room] = useElementWidth(320);
  const scroller = useRef<HTMLElement>(null);
  const size = sizes[place] ?? 100;
  const width = Math.round((Math.min(room, naturalWidth) * size) / 100);
  const step = (by: 1 | -1) => setPlace(Math.max(0, Math.min(sizes.length - 1, place + by)));

  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent): void {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') step(1);
    else if (key === '-') step(-1);
    else if (key === '0') setPlace(whole);
  }

  const count = pdf.pages.numPages;
  const percent = t('percent', { percent: format.number(size) });
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex items-center gap-1 border-b border-line px-4 py-1">
        <p className="min-w-0 flex-1 text-label text-ink-2">
          {t('page_count', { count, number: format.number(count) })}
        </p>
        <div role="group" aria-label={t('zoom')} className="flex items-center">
          <IconButton
            label={t('zoom_out')}
            isDisabled={place === 0}
            onPress={() => step(-1)}
            className="data-disabled:opacity-40"
          >
            <Icon of={ZoomOut} />
          </IconButton>
          <p role="status" className="w-14 text-center text-label tabular-nums">
            {percent}
          </p>
          <IconButton
            label={t('zoom_in')}
            isDisabled={place === sizes.length - 1}
            onPress={() => step(1)}
            className="data-disabled:opacity-40"
          >
            <Icon of={ZoomIn} />
          </IconButton>
        </div>
      </div>
      {/* What scrolls is reached by keyboard, and its keys belong to it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('pages', { title })}
        onKeyDown={onKeyDown}
        className="focus-ring-inset h-[80svh] overflow-auto bg-track p-4"
      >
        <div ref={measure} />
        <div style={{ minWidth: width }}>
          <Virtualizer scrollRef={scroller} startMargin={16}>
            {Array.from({ length: count }, (_, at) => (
              <PdfPage key={at} pdf={pdf} number={at + 1} width={width} />
            ))}
          </Virtualizer>
        </div>
      </section>
    </div>
  );
}
