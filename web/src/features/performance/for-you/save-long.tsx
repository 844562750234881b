import type { Video } from '@stratum/contract/library/video';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from '../../../shared/ui/button-style.ts';
import { SaveIcon, useSave } from '../../videos/index.ts';

/** Saves a film, in words. */
export function SaveLong({ film }: { film: Video }) {
  const { t } = useTranslation('features/performance');
  const { saved, toggle } = useSave(film);
  return (
    <ToggleButton
      isSelected={saved}
      onChange={toggle}
      className={`max-sm:flex-1 ${buttonStyle({ tone: 'ghost' })}`}
    >
      <SaveIcon className={saved ? 'fill-current' : ''} />
      {t('save')}
    </ToggleButton>
  );
}
