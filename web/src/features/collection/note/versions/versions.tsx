import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { ItemDetails } from '@stratum/contract/item';
import { type NoteNode, noteText } from '@stratum/contract/note-content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../../shared/api/queries.ts';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { Heading } from '../../../../shared/ui/heading.tsx';
import { QueryState } from '../../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { Text } from '../../../../shared/ui/text.tsx';
import { ComparedVersion } from './compared-version.tsx';

interface VersionsProps {
  item: ItemDetails;
  onRestore: (content: NoteNode) => void;
}

/** The earlier versions of a note, each as thick as it differs in length from the one after it. */
export default function Versions({ item, onRestore }: VersionsProps) {
  const { t } = useTranslation('features/collection/note');
  const format = useFormat();
  const versions = useRoute(collectionEndpoints.personalStuffVersions, { query: { id: item.id } });
  const [compared, setCompared] = useState<number | null>(null);
  const items = versions.data?.items ?? [];
  const length = item.content ? noteText(item.content).length : 0;
  return (
    <section>
      <Heading level={2} size="label" className="mb-3">
        {t('panel.versions')}
      </Heading>
      <QueryState
        reads={[versions]}
        name={t('panel.versions')}
        skeleton={<Skeleton className="h-40" />}
      >
        {items.length === 0 && (
          <Text size="label" tone="quiet">
            {t('no_versions')}
          </Text>
        )}
        <ol>
          {items.map((version, place) => {
            const change = (items[place - 1]?.length ?? length) - version.length;
            return (
              <li key={version.version} className="flex">
                <Layer change={change} place={place} />
                <button
                  type="button"
                  onClick={() => setCompared(version.version)}
                  className="focus-ring flex min-h-12 flex-1 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 text-left text-label hover:bg-hover"
                >
                  {format.moment(version.savedAt)}
                  <span className="flex-none text-small text-ink-2">{signed(change)}</span>
                </button>
              </li>
            );
          })}
        </ol>
        {items.length > 0 && (
          <Text size="small" tone="quiet" className="mt-3">
            {t('versions_note')}
          </Text>
        )}
      </QueryState>
      {compared !== null && (
        <ComparedVersion
          item={item}
          version={compared}
          onRestore={(content) => {
            setCompared(null);
            onRestore(content);
          }}
          onClose={() => setCompared(null)}
        />
      )}
    </section>
  );
}

/** `+34`, by how many characters the text has grown since. */
function signed(change: number): string {
  return change === 0 ? '' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`;
}

const shades = ['bg-win-5', 'bg-win-3', 'bg-win-2', 'bg-win-4'];

function Layer({ change, place }: { change: number; place: number }) {
  const size = Math.min(64, 12 + Math.round(Math.sqrt(Math.abs(change)) * 4));
  return (
    <span
      aria-hidden="true"
      className={`w-5 flex-none ${shades[place % shades.length]}`}
      style={{ minHeight: size }}
    />
  );
}
