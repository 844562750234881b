import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle } from '../../../shared/ui/page-header.tsx';
import { ChapterList } from '../contents/chapter-list.tsx';
import { recommendChapter } from '../contents/recommend-chapter.ts';
import { useContents } from '../queries.ts';

/** An address that no chapter has: says so, and shows those there are. */
export function UnknownChapter({ level }: { level: number | null }) {
  const { t } = useTranslation('features/chapters/chapter');
  const { data } = useContents();
  return (
    <div className="wrap py-12">
      <PageTitle>{t('unknown.title')}</PageTitle>
      <PageHeader heading={t('unknown.heading')}>{t('unknown.text')}</PageHeader>
      <h2 className="sr-only">{t('all_chapters')}</h2>
      {data && (
        <ChapterList
          chapters={data.chapters}
          recommended={recommendChapter(data.chapters, level)}
        />
      )}
    </div>
  );
}
