import type { Video } from '@stratum/contract/library/video';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useSave } from '../data/use-save.ts';
import { SaveIcon } from '../video-icons.tsx';

interface SaveButtonProps {
  video: Video;
  /** Told before the film is saved or let go. */
  onToggle?: (() => void) | undefined;
}

/** Keeps a film among the saved ones, or lets it go. */
export function SaveButton({ video, onToggle }: SaveButtonProps) {
  const { t } = useTranslation('features/videos');
  const { saved, toggle } = useSave(video);
  return (
    <ToggleButton
      aria-label={t('save_named', { title: video.title })}
      isSelected={saved}
      onChange={() => {
        onToggle?.();
        toggle();
      }}
      className="icon-button cursor-pointer data-hovered:bg-hover data-hovered:text-ink data-selected:text-accent"
    >
      <SaveIcon className={saved ? 'fill-current' : ''} />
    </ToggleButton>
  );
}
