import type { Product } from '@stratum/contract/shop/product';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../product-picture.tsx';

interface GalleryProps {
  pictures: Product['gallery'];
}

/** The pictures in a row that is swiped; on a wide screen they are chosen by their small copies too. */
export function Gallery({ pictures }: GalleryProps) {
  const { t } = useTranslation('features/shop/product');
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const show = (index: number) => {
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollTo({ left: width * index });
  };
  return (
    <section aria-label={t('gallery.label')} className="relative max-md:-mx-6">
      <ul
        ref={row}
        // What scrolls is reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('gallery.label')}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
        className="focus-ring-inset flex snap-x snap-mandatory overflow-x-auto bg-track [scrollbar-width:none] motion-safe:scroll-smooth md:rounded-card"
      >
        {pictures.map((picture, index) => (
          <li key={picture.id} className="w-full flex-none snap-start">
            <ProductPicture
              picture={picture}
              alt={picture.alt}
              isFirst={index === 0}
              className="block h-auto w-full"
            />
          </li>
        ))}
      </ul>
      <p className="absolute top-4 right-4 rounded-full bg-raised px-4 py-1.5 text-label font-semibold md:hidden">
        {t('gallery.place', { number: at + 1, total: pictures.length })}
      </p>
      <Small pictures={pictures} at={at} onChoose={show} />
    </section>
  );
}

interface SmallProps extends GalleryProps {
  at: number;
  onChoose: (index: number) => void;
}

function Small({ pictures, at, onChoose }: SmallProps) {
  const { t } = useTranslation('features/shop/product');
  return (
    <ul className="mt-3 grid grid-cols-5 gap-3 max-md:hidden">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-label={t('gallery.show', { caption: picture.caption })}
            aria-current={index === at}
            onClick={() => onChoose(index)}
            className="focus-ring block w-full cursor-pointer overflow-hidden rounded-md border-2 border-transparent aria-[current=true]:border-accent"
          >
            <ProductPicture picture={picture} alt="" className="block h-auto w-full" />
          </button>
        </li>
      ))}
    </ul>
  );
}
