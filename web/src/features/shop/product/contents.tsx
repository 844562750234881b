import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import type { Product } from '@stratum/contract/shop/product';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { levelTextColour } from '../../../shared/charts/levels.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { lowestTrait } from '../../progress/index.ts';
import { useTraits } from '../../results/index.ts';
import { ForeEdge } from './fore-edge.tsx';
import { SamplePage } from './sample-page.tsx';

type Part = Product['contents'][number];

/** What it contains, as its printed edge shows it: nine bands that go on as rows, the highest on top. */
export function Contents({ product }: { product: Product }) {
  const { t } = useTranslation('features/shop/product');
  const { data: standing } = useRoute(assessmentEndpoints.standing);
  const { data: model } = useTraits();
  const [shown, setShown] = useState<Part | null>(null);
  const traits = standing?.categories.flatMap(({ categoryType, traits: list }) =>
    list.map((trait) => ({ categoryType, ...trait })),
  );
  const lowest = lowestTrait(traits ?? []);
  const next = product.contents.find(
    ({ level }) => level !== null && level === (lowest?.level ?? 9) + 1,
  );
  const trait = model?.traits.find(({ traitId }) => traitId === lowest?.traitId)?.name;
  return (
    <section className="wrap py-6">
      <Heading level={2} size="large">
        {t('contents.heading', { pages: product.pages ?? 0 })}
      </Heading>
      <Text size="lead" tone="quiet" className="mt-4 mb-6">
        {t('contents.lead')}{' '}
        {next && trait && t('contents.next', { trait, level: next.level, page: next.from })}
      </Text>
      <div className="grid overflow-hidden border-line bg-surface max-md:-mx-6 max-md:grid-cols-[6rem_1fr] max-md:border-y md:grid-cols-[7fr_9fr] md:rounded-card md:border">
        <ForeEdge />
        <ol reversed className="grid auto-rows-fr">
          {product.contents.toReversed().map((part) => (
            <PartRow
              key={part.from}
              part={part}
              isHere={part.level !== null && part.level === standing?.overall?.level}
              isNext={part === next}
              onOpen={() => setShown(part)}
            />
          ))}
        </ol>
      </div>
      <SamplePage part={shown} onClose={() => setShown(null)} />
    </section>
  );
}

interface PartRowProps {
  part: Part;
  /** Whether the person stands on its level. */
  isHere: boolean;
  isNext: boolean;
  onOpen: () => void;
}

function PartRow({ part, isHere, isNext, onOpen }: PartRowProps) {
  const { t } = useTranslation('features/shop/product');
  const { level, name, line, from, to } = part;
  return (
    <li className="grid border-line border-t first:border-t-0">
      <button
        type="button"
        onClick={onOpen}
        aria-haspopup="dialog"
        className={`focus-ring-inset flex min-h-13 cursor-pointer items-center gap-x-5 px-4 py-1 text-left max-md:gap-x-3 hover:bg-hover ${isNext ? 'bg-accent-soft' : ''}`}
      >
        <Text as="span" size="numeral" className={`w-5 ${levelTextColour(level ?? 1)}`}>
          {level}
        </Text>
        <span className="min-w-0 text-ui font-semibold hyphens-auto md:w-28">{name}</span>
        <span className="min-w-0 flex-1 text-ui text-ink-2 max-md:hidden">{line}</span>
        {isHere && (
          <span className="flex-none rounded-full bg-accent-soft px-3 py-1 text-small font-semibold text-accent">
            {t('contents.here')}
          </span>
        )}
        {isNext && (
          <span className="flex-none text-small font-semibold text-accent">
            {t('contents.next_step')}
          </span>
        )}
        <span className="ml-auto flex-none text-label text-ink-2">
          <span className="sr-only">{t('contents.pages')} </span>
          {from}–{to}
        </span>
      </button>
    </li>
  );
}
