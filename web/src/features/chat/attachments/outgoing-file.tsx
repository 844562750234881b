import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ClockIcon, CloseIcon } from '../../../shared/ui/icons.tsx';
import { FilmIcon, PaperIcon, RetryIcon } from './attach-icons.tsx';
import { BlobImage } from './blob-image.tsx';
import type { Outgoing, OutgoingState } from './outgoing.ts';
import { outgoing, outgoingEntries } from './shared-outgoing.ts';

interface OutgoingFileProps {
  entry: Outgoing;
  state: OutgoingState;
}

/** A file on its way: how far it is, why it waits, and what can be done about it. */
export function OutgoingFile({ entry, state }: OutgoingFileProps) {
  const { t } = useTranslation('features/chat/attachments');
  const { name, body } = entry;
  const picture = usePicture(entry);
  return (
    <li className="grid max-w-90 gap-1">
      <div className="flex items-center gap-3 rounded-md bg-accent-soft p-2">
        <span className="grid size-14 flex-none place-items-center overflow-hidden rounded-sm bg-track text-ink-2">
          {picture ? (
            <BlobImage content={picture} className="size-full object-cover" />
          ) : (
            <Drawing type={entry.type} />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-ui">{body ?? name}</span>
          <Standing name={name} state={state} />
        </span>
        {state.at === 'refused' && (
          <IconButton label={t('outgoing.retry', { name })} onPress={() => outgoing.retry(entry)}>
            <RetryIcon />
          </IconButton>
        )}
        <IconButton
          label={t(state.at === 'refused' ? 'outgoing.remove' : 'outgoing.cancel', { name })}
          onPress={() => void outgoing.cancel(entry)}
        >
          <CloseIcon />
        </IconButton>
      </div>
      {state.at === 'refused' && (
        <p role="alert" className="px-2 text-small text-danger">
          {state.message}
        </p>
      )}
    </li>
  );
}

function Drawing({ type }: Pick<Outgoing, 'type'>) {
  return type === 'video' ? <FilmIcon /> : <PaperIcon />;
}

function Standing({ name, state }: { name: string; state: OutgoingState }) {
  const { t } = useTranslation('features/chat/attachments');
  const format = useFormat();
  if (state.at === 'refused')
    return <span className="block text-small text-danger">{t('outgoing.refused')}</span>;
  if (state.at === 'waiting')
    return (
      <span className="flex items-center gap-1 text-small text-ink-2">
        <ClockIcon className="size-4!" />
        {t('outgoing.waiting')}
      </span>
    );
  const percent = Math.round(state.part * 100);
  return (
    <span
      role="progressbar"
      aria-label={t('outgoing.sending', { name })}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="mt-1 block"
    >
      <svg
        viewBox="0 0 100 3"
        preserveAspectRatio="none"
        className="block h-1 w-full"
        aria-hidden="true"
      >
        <rect width="100" height="3" className="fill-track" />
        <rect width={percent} height="3" className="fill-accent" />
      </svg>
      <span className="block text-small text-ink-2 tabular-nums">{format.percent(percent)}</span>
    </span>
  );
}

/** A picture as it is kept here. */
function usePicture(entry: Outgoing): Blob | null {
  const [content, setContent] = useState<Blob | null>(null);
  useEffect(() => {
    // What was not made smaller is what this browser cannot show.
    if (entry.type !== 'image' || entry.shape === null) return undefined;
    let isShown = true;
    void outgoingEntries.bytesOf(entry).then((bytes) => {
      if (isShown && bytes) setContent(new Blob([bytes], { type: entry.mime }));
    });
    return () => {
      isShown = false;
    };
  }, [entry]);
  return content;
}
