import { useTranslation } from 'react-i18next';
import { Highlighted } from '../../../shared/search/highlighted.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import type { LetterGroup } from './letter-groups.ts';
import { letterAnchor } from './letters.tsx';

interface LetterSectionProps {
  group: LetterGroup;
  /** Every term's name by its id. */
  names: ReadonlyMap<string, string>;
  /** What is searched for. */
  words: readonly string[];
  /** Told when a link to a term is followed, which may not be among those found. */
  onFollow: () => void;
}

/** The terms of one letter. */
export function LetterSection({ group, names, words, onFollow }: LetterSectionProps) {
  const { letter, terms } = group;
  const anchor = letterAnchor(letter);
  return (
    <section
      aria-labelledby={anchor}
      className="grid gap-x-12 border-t border-line py-8 md:grid-cols-[8rem_minmax(0,var(--container-reading))]"
    >
      <Heading
        id={anchor}
        tabIndex={-1}
        level={2}
        size="page"
        className="mb-5 text-ink-2 outline-none"
      >
        {letter}
      </Heading>
      <dl className="flex flex-col gap-8">
        {terms.map(({ id, term, definition, related }) => (
          <div key={id}>
            <dt
              id={id}
              tabIndex={-1}
              className="w-fit rounded-sm text-lead font-medium outline-offset-4 focus:outline-2 focus:outline-focus"
            >
              <Highlighted words={words}>{term}</Highlighted>
            </dt>
            <dd className="mt-1">
              <Highlighted words={words}>{definition}</Highlighted>
            </dd>
            {related.length > 0 && <Related ids={related} names={names} onFollow={onFollow} />}
          </div>
        ))}
      </dl>
    </section>
  );
}

interface RelatedProps {
  ids: readonly string[];
  names: ReadonlyMap<string, string>;
  onFollow: () => void;
}

function Related({ ids, names, onFollow }: RelatedProps) {
  const { t } = useTranslation('features/chapters/glossary');
  return (
    <dd className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-label">
      <span className="text-ink-2">{t('related')}</span>
      {ids.map((id) => (
        <TextLink key={id} to={`/definitions#${id}`} onClick={onFollow}>
          {names.get(id) ?? id}
        </TextLink>
      ))}
    </dd>
  );
}
