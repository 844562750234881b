import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeToClipboard } from '../../../shared/clipboard.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

interface PassLinkOnProps {
  url: string;
  groupName: string;
  isNew: boolean;
}

/** Copies the link, or hands it to another app where the system knows how. */
export function PassLinkOn({ url, groupName, isNew }: PassLinkOnProps) {
  const { t } = useTranslation('features/groups/invite');
  const field = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<{ url: string; text: 'copied' | 'copy_failed' }>();
  const outcome = copied?.url === url ? copied.text : null;
  const copy = async () => setCopied({ url, text: await writeToClipboard(url) });
  const data = { title: groupName, text: t('link.share_text', { name: groupName }), url };
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(data);
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="ghost" size="small" autoFocus={isNew} onPress={() => void copy()}>
          {t('link.copy')}
        </Button>
        {canShare && (
          // A person who closes the system's sheet has changed their mind: no failure.
          <Button
            tone="plain"
            size="small"
            onPress={() => void navigator.share(data).catch(() => undefined)}
          >
            {t('link.share')}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-label text-ink-2 empty:hidden">
        {outcome && t(`link.${outcome}`)}
      </p>
      {outcome === 'copy_failed' && (
        <TextField
          ref={field}
          label={t('link.address')}
          value={url}
          isReadOnly
          autoFocus
          onFocus={() => field.current?.querySelector('input')?.select()}
          className="mt-2"
        />
      )}
    </>
  );
}
