import { newsEndpoints } from '@stratum/contract/endpoints/news';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../shared/api/queries.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { dismiss, useDismissed } from './dismissed-news.ts';
import { NewsPiece } from './news-piece.tsx';

interface NewsListProps {
  of: 'getNews' | 'getSpotlight';
  className?: string;
}

/** What is new, without what was put away; nothing where there is none, or it did not come. */
export default function NewsList({ of, className = '' }: NewsListProps) {
  const { t } = useTranslation('features/news');
  const { data } = useRoute(newsEndpoints[of]);
  const put = useDismissed();
  const items = data?.items.filter(({ id }) => !put.includes(id)) ?? [];
  if (items.length === 0) return null;
  return (
    <section className={className}>
      <Heading level={2} size="label" className="mb-3">
        {t(of === 'getNews' ? 'news' : 'spotlight')}
      </Heading>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.id}>
            <NewsPiece item={item} onDismiss={() => dismiss(item.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
