import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeToClipboard } from '../../shared/clipboard.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonStyle } from '../../shared/ui/button-style.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { ChangeAddress } from './change-address.tsx';

interface FeedAddressProps {
  url: string;
  /** Whether it was made just now, in place of what had the focus. */
  isNew: boolean;
  onEnded: () => void;
}

/** The address to copy or to open, and to be replaced or ended. */
export function FeedAddress({ url, isNew, onEnded }: FeedAddressProps) {
  const { t } = useTranslation('features/calendar-feed');
  const field = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<{ url: string; text: 'copied' | 'copy_failed' }>();
  const copy = async () => {
    const text = await writeToClipboard(url);
    setCopied({ url, text });
    if (text === 'copy_failed') selectIn(field.current);
  };
  return (
    <>
      <TextField
        ref={field}
        label={t('address')}
        value={url}
        isReadOnly
        description={t('secret')}
        onFocus={() => selectIn(field.current)}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button tone="ghost" autoFocus={isNew} onPress={() => void copy()}>
          {t('copy')}
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonStyle({ tone: 'ghost' })}>
          {t('open')}
        </a>
        <p role="status" className="text-label text-ink-2 empty:hidden">
          {copied?.url === url && t(copied.text)}
        </p>
      </div>
      <p className="mt-4 max-w-[62ch] text-small text-ink-2">{t('how')}</p>
      <ChangeAddress onEnded={onEnded} />
    </>
  );
}

function selectIn(field: HTMLElement | null): void {
  const input = field?.querySelector('input');
  input?.focus();
  input?.select();
}
