import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  focusWithoutScroll,
  pageHeading,
  scrollToTop,
} from '../../../shared/navigation/scroll-to.ts';
import { ButtonLink, TextLink } from '../../../shared/ui/link.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';

interface SavedProps {
  id: string;
  kind: 'films' | 'modules';
  title: string;
}

/** Something is in the library now: on to it, or back to all. */
export function Saved({ id, kind, title }: SavedProps) {
  const { t } = useTranslation('features/console/library');
  // The form that was sent is gone: reading goes on here.
  useEffect(() => {
    scrollToTop();
    focusWithoutScroll(pageHeading());
  }, []);
  return (
    <>
      <PageHeader heading={title}>{t(`${kind}.next`)}</PageHeader>
      <div className="flex flex-wrap items-center gap-6">
        <ButtonLink to={kind === 'films' ? '/admin/library/modules/new' : '/admin/library'}>
          {t(kind === 'films' ? 'modules.add' : 'back')}
        </ButtonLink>
        <TextLink to={`/admin/library/${kind}/${id}`}>{t('open_again')}</TextLink>
      </div>
    </>
  );
}
