import type { NewsItem } from '@stratum/contract/news';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../shared/navigation/use-focus-fallback.ts';
import { buttonStyle } from '../../shared/ui/button-style.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { CloseIcon } from '../../shared/ui/icons.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { ProductPicture } from '../shop/index.ts';

interface NewsPieceProps {
  item: NewsItem;
  onDismiss: () => void;
}

/** A piece of news with its picture and where it leads; it can be put away. */
export function NewsPiece({ item, onDismiss }: NewsPieceProps) {
  const { t } = useTranslation('features/news');
  const piece = useFocusFallback<HTMLElement>();
  const { title, text, image, link } = item;
  return (
    <article
      ref={piece}
      className={`relative grid overflow-hidden rounded-card border border-line bg-surface shadow-1 ${image ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : ''}`}
    >
      {image && (
        <ProductPicture
          picture={image}
          alt={image.alt}
          className="h-full max-h-72 w-full object-cover max-sm:aspect-video"
        />
      )}
      <div className="flex flex-col items-start gap-3 p-6">
        <Heading level={3} className="pr-10">
          {title}
        </Heading>
        <Text tone="quiet" className="max-w-measure">
          {text}
        </Text>
        {link && <Way to={link} />}
      </div>
      <IconButton
        label={t('dismiss', { title })}
        onPress={onDismiss}
        className="absolute top-3 right-3 bg-surface"
      >
        <CloseIcon />
      </IconButton>
    </article>
  );
}

function Way({ to }: { to: string }) {
  const { t } = useTranslation('features/news');
  return to.startsWith('/') ? (
    <ButtonLink to={to} tone="ghost">
      {t('look')}
    </ButtonLink>
  ) : (
    <a href={to} rel="noreferrer" className={buttonStyle({ tone: 'ghost' })}>
      {t('look')}
    </a>
  );
}
