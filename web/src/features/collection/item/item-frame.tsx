import type { ItemDetails } from '@stratum/contract/item';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ArrowLeftIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { useLevels, useTraits } from '../../results/index.ts';
import type { ShownControls } from '../address/use-shown.ts';
import { TypeIcon } from '../collection-icons.tsx';
import { SharesOfItem } from '../share/lazy-share.ts';
import { ItemMenu } from './item-menu.tsx';

const PlacesOfItem = lazy(() => import('../attached/places-of-item.tsx'));

interface ItemFrameProps {
  item: ItemDetails;
  controls: ShownControls;
  children: ReactNode;
}

/** An open item that is no note: the way back, its title, what it is about and which notes mention it. */
export function ItemFrame({ item, controls, children }: ItemFrameProps) {
  const { t } = useTranslation('features/collection');
  const format = useFormat();
  const { title, tags, categoryType, traitId, backlinks, createdAt } = item;
  const category = useLevels().data?.categories.find((each) => each.categoryType === categoryType);
  const trait = useTraits().data?.traits.find((each) => each.traitId === traitId);
  const about = [category?.name, trait?.name, ...tags.map((tag) => `#${tag}`)];
  return (
    <div className="wrap pt-4 pb-16">
      <div className="flex items-center justify-between gap-4">
        <LocaleLink
          to={controls.pathOf({ item: null, isNew: false })}
          className="focus-ring flex min-h-11 items-center gap-2 rounded-sm text-ui font-semibold no-underline hover:underline"
        >
          <ArrowLeftIcon />
          {t('back')}
        </LocaleLink>
        <ItemMenu item={item} controls={controls} />
      </div>
      <Heading level={1} className="mt-3 wrap-anywhere">
        {title}
      </Heading>
      <p className="mt-2 mb-6 flex flex-wrap gap-x-4 text-label text-ink-2">
        <span>{format.date(createdAt)}</span>
        {about.map((each) => each !== undefined && <span key={each}>{each}</span>)}
      </p>
      {children}
      {backlinks.length > 0 && (
        <section className="mt-8">
          <Heading level={2} size="label">
            {t('backlinks')}
          </Heading>
          <ul>
            {backlinks.map((note) => (
              <li key={note.id}>
                <LocaleLink
                  to={controls.pathOf({ item: note.id })}
                  className="focus-ring flex min-h-11 items-center gap-2.5 rounded-sm text-ui no-underline hover:underline"
                >
                  <TypeIcon type={note.type} className="text-ink-2" />
                  {note.title}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Suspense>
        <PlacesOfItem item={item} />
        <SharesOfItem id={item.id} />
      </Suspense>
    </div>
  );
}
