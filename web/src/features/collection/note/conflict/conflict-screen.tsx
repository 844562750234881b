import type { ItemDetails } from '@stratum/contract/item';
import type { NoteNode } from '@stratum/contract/note-content';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Heading } from '../../../../shared/ui/heading.tsx';
import { Text } from '../../../../shared/ui/text.tsx';
import type { ShownControls } from '../../address/use-shown.ts';
import { addItem, changeItem, lineages, settleRefused } from '../../data/item-writes.ts';
import { newItemId } from '../../data/new-item-id.ts';
import { noteDifference } from '../difference/difference.ts';
import { DifferingPlace } from './differing-place.tsx';
import { type Choice, mergedContent } from './merge.ts';
import type { RefusedContent } from './refused-content.ts';
import { SameText } from './same-text.tsx';

interface ConflictScreenProps {
  /** As it is with the server. */
  item: ItemDetails;
  refused: RefusedContent;
  /** What was written last is on its way: it has to be refused as well before the two are merged. */
  isSending: boolean;
  controls: ShownControls;
  onMerged: () => void;
}

const nothing: NoteNode = { type: 'doc', content: [] };

/** Two versions of a note that were written apart: both stand here until one of them, or both, are chosen. */
export default function ConflictScreen({
  item,
  refused,
  isSending,
  controls,
  onMerged,
}: ConflictScreenProps) {
  const { t } = useTranslation('features/collection/note');
  const format = useFormat();
  const stretches = useMemo(
    () => noteDifference(refused.content, item.content ?? nothing),
    [refused.content, item.content],
  );
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const differing = stretches.flatMap(({ same }, place) => (same ? [] : [place]));
  const choose = (places: readonly number[], choice: Choice) =>
    setChoices(new Map([...choices, ...places.map((place) => [place, choice] as const)]));
  const isGone = item.deletedAt !== null;

  async function merge(): Promise<void> {
    const content = mergedContent(stretches, choices);
    await settleRefused(item.id, refused.entries);
    // Of both: what has come meanwhile has been seen here.
    lineages.stand(item.id, item.version, item.content ?? nothing, true);
    changeItem(item, { content, keepVersion: true });
    onMerged();
  }

  async function keepBoth(): Promise<void> {
    const { collectionId, tags, categoryType, traitId, backgroundId } = item;
    const labels = { tags, categoryType, traitId, backgroundId };
    await settleRefused(item.id, refused.entries);
    addItem({
      ...labels,
      id: newItemId(),
      collectionId,
      type: 'note',
      title: t('conflict.copy', { title: refused.title ?? item.title }),
      content: refused.content,
    });
    controls.show({ item: null, isNew: false });
  }

  return (
    <div className="wrap py-8">
      <Heading level={1}>{t('conflict.title')}</Heading>
      <Text size="lead" tone="quiet" className="mt-3 max-w-reading">
        {isGone ? refused.message : t('conflict.text', { count: differing.length })}
      </Text>
      <div className="mt-8 rounded-card border border-line bg-surface px-5 py-6 md:px-8">
        <Heading level={2} className="mb-5">
          {item.title}
        </Heading>
        <div className="mb-4 grid gap-3 md:grid-cols-2 md:gap-12">
          <Side
            name={t('conflict.here')}
            when={format.moment(new Date(refused.writtenAt).toISOString())}
            onTakeAll={() => choose(differing, 'first')}
          />
          <Side
            name={t('conflict.elsewhere')}
            when={format.moment(item.editedAt)}
            onTakeAll={() => choose(differing, 'second')}
          />
        </div>
        {stretches.map((stretch, place) => {
          // Stretches stay in their order.
          const key = place;
          return stretch.same ? (
            <SameText key={key} blocks={stretch.same} />
          ) : (
            <DifferingPlace
              key={key}
              stretch={stretch}
              number={differing.indexOf(place) + 1}
              choice={choices.get(place) ?? 'both'}
              onChoose={(choice) => choose([place], choice)}
            />
          );
        })}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <Text size="label" tone="quiet">
          {t('conflict.note')}
        </Text>
        <div className="flex flex-wrap gap-3">
          <Button tone="ghost" isPending={isSending} onPress={() => void keepBoth()}>
            {t('conflict.two_notes')}
          </Button>
          {!isGone && (
            <Button isPending={isSending} onPress={() => void merge()}>
              {t('conflict.merge')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

interface SideProps {
  name: string;
  when: string;
  onTakeAll: () => void;
}

function Side({ name, when, onTakeAll }: SideProps) {
  const { t } = useTranslation('features/collection/note');
  return (
    <div className="flex items-center justify-between gap-3">
      <p>
        <span className="block text-ui font-semibold">{name}</span>
        <span className="text-small text-ink-2">{when}</span>
      </p>
      <Button tone="ghost" size="small" onPress={onTakeAll}>
        {t('conflict.take_all')}
      </Button>
    </div>
  );
}
