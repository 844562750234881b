import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import type { ShownControls } from '../address/use-shown.ts';

/** In place of an item that there is not, or not any more. */
export default function GoneItem({ controls }: { controls: ShownControls }) {
  const { t } = useTranslation('features/collection');
  return (
    <div className="wrap py-10">
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState level={1} heading={t('gone')} text={t('gone_text')}>
        <ButtonLink to={controls.pathOf({ item: null, isNew: false })} tone="ghost">
          {t('back')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
