import type { Term } from '@stratum/contract/chapters';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useScrollToAnchor } from '../../../shared/navigation/use-scroll-to-anchor.ts';
import { searchWords } from '../../../shared/search/fold.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useGlossary } from '../queries.ts';
import { SearchField } from '../search/search-field.tsx';
import { findTerms, groupByLetter } from './letter-groups.ts';
import { LetterSection } from './letter-section.tsx';
import { Letters } from './letters.tsx';

/** The words of the model by letter, searched while one types. */
export default function DefinitionsPage() {
  const { t } = useTranslation('features/chapters/glossary');
  const glossary = useGlossary();
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('heading')}>{t('lead')}</PageHeader>
      <QueryState reads={[glossary]} skeleton={<GlossarySkeleton />}>
        {glossary.data && <Glossary terms={glossary.data.terms} />}
      </QueryState>
    </div>
  );
}

function Glossary({ terms }: { terms: readonly Term[] }) {
  const { t } = useTranslation('features/chapters/glossary');
  const [query, setQuery] = useState('');
  const words = searchWords(useDeferredValue(query));
  const { hash } = useLocation();
  useScrollToAnchor(hash.slice(1) || null, words.length === 0);
  const found = findTerms(terms, words);
  const groups = groupByLetter(found);
  const result = words.length > 0 ? t('found', { count: found.length }) : '';
  const names = new Map(terms.map(({ id, term }) => [id, term]));
  return (
    <>
      <div className="max-w-reading">
        <SearchField label={t('search')} value={query} onChange={setQuery} result={result} />
      </div>
      {found.length === 0 ? (
        <EmptyState heading={t('nothing.heading')} text={t('nothing.text')}>
          <Button tone="ghost" size="small" onPress={() => setQuery('')}>
            {t('nothing.action')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <Letters letters={groups.map(({ letter }) => letter)} />
          {groups.map((group) => (
            <LetterSection
              key={group.letter}
              group={group}
              names={names}
              words={words}
              onFollow={() => setQuery('')}
            />
          ))}
        </>
      )}
    </>
  );
}

const rows = ['first', 'second', 'third', 'fourth'];

/** Holds the place of the words while they are on their way. */
function GlossarySkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-20 max-w-reading" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  );
}
