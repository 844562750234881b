import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../shared/ui/link.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';

export function EditorHead({ heading }: { heading: string }) {
  const { t } = useTranslation('features/console/library');
  return (
    <>
      <p className="mb-4">
        <TextLink to="/admin/library">{t('back')}</TextLink>
      </p>
      <PageHeader heading={heading} />
    </>
  );
}
