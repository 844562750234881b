import type { NoteBackground } from '@stratum/contract/collection-words';
import type { ItemDetails } from '@stratum/contract/item';
import { idsIn, type NoteNode, nodesOf } from '@stratum/contract/note-content';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import type { ShownControls } from '../address/use-shown.ts';
import { TypeIcon } from '../collection-icons.tsx';
import { Backgrounds } from './backgrounds.tsx';
import { Versions } from './lazy-note-parts.ts';

export type Panel = 'background' | 'versions';

interface NoteAsideProps {
  item: ItemDetails;
  panel: Panel | null;
  controls: ShownControls;
  onBackground: (background: NoteBackground | null) => void;
  onRestore: (content: NoteNode) => void;
}

/** What is open beside a note, and how it hangs together with others. */
export function NoteAside({ item, panel, controls, onBackground, onRestore }: NoteAsideProps) {
  const { t } = useTranslation('features/collection/note');
  const links = linksIn(item.content);
  const aside = useRef<HTMLElement>(null);
  // On a telephone it opens above the text, perhaps far above what is read.
  useEffect(() => {
    if (panel !== null) aside.current?.scrollIntoView({ block: 'nearest' });
  }, [panel]);
  if (panel === null && links.length === 0 && item.backlinks.length === 0) return null;
  return (
    <aside
      ref={aside}
      aria-label={t('beside')}
      className={`grid scroll-mt-50 gap-7 md:sticky md:top-37 md:max-h-[calc(100svh-10rem)] md:w-72 md:flex-none md:overflow-y-auto md:p-1 ${panel === null ? 'max-md:mt-2' : 'max-md:order-first'}`}
    >
      <Suspense>{panel === 'versions' && <Versions item={item} onRestore={onRestore} />}</Suspense>
      {panel === 'background' && <Backgrounds value={item.backgroundId} onChange={onBackground} />}
      <Linked heading={t('backlinks')} items={item.backlinks} controls={controls} />
      <Linked heading={t('links')} items={links} controls={controls} />
    </aside>
  );
}

interface LinkedProps {
  heading: string;
  items: readonly { id: ItemDetails['id']; title: string; type?: ItemDetails['type'] }[];
  controls: ShownControls;
}

function Linked({ heading, items, controls }: LinkedProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="label" className="mb-2">
        {heading}
      </Heading>
      <ul>
        {items.map(({ id, title, type }) => (
          <li key={id}>
            <LocaleLink
              to={controls.pathOf({ item: id, isNew: false })}
              className="focus-ring flex min-h-11 items-center gap-2.5 rounded-sm text-ui no-underline hover:underline"
            >
              {type && <TypeIcon type={type} className="text-ink-2" />}
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function linksIn(content: NoteNode | null): { id: ItemDetails['id']; title: string }[] {
  if (!content) return [];
  const titles = new Map<string, string>();
  for (const { type, attrs } of nodesOf(content)) {
    if (type === 'itemLink')
      titles.set(String(attrs?.['id']).toLowerCase(), String(attrs?.['title']));
  }
  return idsIn(content, 'itemLink').map((id) => ({
    id: id as ItemDetails['id'],
    title: titles.get(id) ?? '',
  }));
}
