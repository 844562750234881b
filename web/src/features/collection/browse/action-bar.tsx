import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';

interface ActionBarProps {
  /** What has been selected, or done. */
  text: string;
  closeLabel: string;
  onClose: () => void;
  /** What can be done about it. */
  children: ReactNode;
}

/** Stands at the foot of the screen while there is something to do. */
export function ActionBar({ text, closeLabel, onClose, children }: ActionBarProps) {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-raised flex justify-center md:bottom-5">
      <div className="pointer-events-auto flex w-full flex-wrap items-center gap-x-1 border-t border-line bg-raised px-4 py-2 shadow-2 md:w-auto md:max-w-[calc(100%-3rem)] md:rounded-md md:border">
        <p role="status" className="mr-3 flex-1 text-label font-semibold whitespace-nowrap">
          {text}
        </p>
        <IconButton label={closeLabel} onPress={onClose} className="md:order-last">
          <CloseIcon />
        </IconButton>
        <div className="flex flex-wrap gap-x-1 max-md:w-full max-md:justify-between">
          {children}
        </div>
      </div>
    </div>
  );
}

interface BarButtonProps {
  icon: ReactNode;
  children: string;
  onPress: () => void;
  className?: string;
}

export function BarButton({ icon, children, onPress, className = '' }: BarButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`focus-ring flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 text-label font-medium hover:bg-hover max-sm:flex-col max-sm:gap-0.5 max-sm:px-1 max-sm:py-1 max-sm:text-small ${className}`}
    >
      {icon}
      {children}
    </button>
  );
}

/** What was done last, and the way back. */
export function UndoBar({
  done,
  onUndo,
  onClose,
}: {
  done: string;
  onUndo: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('features/collection');
  return (
    <ActionBar text={done} closeLabel={t('close')} onClose={onClose}>
      <button
        type="button"
        onClick={onUndo}
        className="focus-ring min-h-11 cursor-pointer rounded-md px-3 text-label font-semibold text-accent hover:bg-hover"
      >
        {t('undo')}
      </button>
    </ActionBar>
  );
}
