import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';

/** Says that what one writes changes a message. */
export function EditBar({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('features/chat');
  return (
    <div className="flex items-center gap-2 pb-1.5 pl-1">
      <p className="min-w-0 flex-1 border-l-2 border-accent pl-3 text-small font-semibold">
        {t('editing')}
      </p>
      <IconButton label={t('edit_end')} onPress={onEnd}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
