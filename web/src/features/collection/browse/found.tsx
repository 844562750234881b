import type { Hit, Item } from '@stratum/contract/item';
import { useTranslation } from 'react-i18next';
import { HitText } from './hit-text.tsx';

/** Where in an item something was found, and the words around it. */
export function Found({ item: { hit } }: { item: Item }) {
  const { t } = useTranslation('features/collection');
  if (hit === null || hit.place === 'title') return null;
  return (
    <p className="line-clamp-2 text-small wrap-anywhere text-ink-2">
      {hit.place === 'note' || `${t(`found_in.${hit.place}`)} `}
      <span translate="no">
        <HitText {...fromNearMark(hit)} />
      </span>
    </p>
  );
}

/** Characters before the first mark for which a card has room. */
const before = 24;

/** The text from shortly before what was found, whole words, so that the mark is seen. */
function fromNearMark({ text, marks }: Hit): Pick<Hit, 'text' | 'marks'> {
  const at = marks[0]?.[0] ?? 0;
  if (at <= before) return { text, marks };
  const space = text.indexOf(' ', at - before) + 1;
  const start = space > 0 && space <= at ? space : at;
  const lead = '… ';
  return {
    text: lead + text.slice(start),
    marks: marks.map(([from, to]) => [from - start + lead.length, to - start + lead.length]),
  };
}
