import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

interface SaveRowProps {
  words: string;
  isPending: boolean;
  isSaved: boolean;
}

/** The foot of a form, which says that what was there is saved. */
export function SaveRow({ words, isPending, isSaved }: SaveRowProps) {
  const { t } = useTranslation('features/console/library');
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Button type="submit" isPending={isPending}>
        {words}
      </Button>
      <p role="status" className="text-ui text-ink-2">
        {isSaved && t('saved')}
      </p>
    </div>
  );
}
