import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { SharedCard } from '@stratum/contract/shared-card';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SharedItemDialog, TakeBackQuestion } from '../../collection/index.ts';
import { CardFrame, CardTitle } from './card-frame.tsx';
import type { People } from './people.ts';
import { Loaded } from './picture.tsx';

interface SharedBodyProps {
  message: Message;
  /** Null once it is taken back. */
  item: SharedCard | null;
  people: People;
  me: UserId;
}

/** A copy of an item from somebody’s collection. */
export function SharedBody({ message, item, people, me }: SharedBodyProps) {
  const { t } = useTranslation('features/chat/bodies');
  const [opened, setOpened] = useState<'item' | 'question' | null>(null);
  const close = () => setOpened(null);
  if (!item) return <p className="text-ui text-ink-2">{t('shared.taken_back')}</p>;
  const { id: messageId, senderId } = message;
  const isOwn = senderId === me;
  const kind = t(`shared.kind.${item.type}`);
  const name = (senderId && people.get(senderId)?.first_name) ?? null;
  const others = name === null ? kind : t('shared.from', { kind, name });
  return (
    <CardFrame>
      <p className="text-small text-ink-2">{isOwn ? t('shared.own', { kind }) : others}</p>
      <CardTitle>{item.title}</CardTitle>
      <CardPreview item={item} />
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <Button tone="ghost" size="small" onPress={() => setOpened('item')}>
          {t('shared.open')}
        </Button>
        {isOwn && (
          <Button tone="plain" size="small" onPress={() => setOpened('question')}>
            {t('shared.take_back')}
          </Button>
        )}
      </div>
      <Suspense>
        {opened === 'item' && (
          <SharedItemDialog
            messageId={messageId}
            title={item.title}
            isOwn={isOwn}
            from={name}
            onClose={close}
          />
        )}
        {opened === 'question' && <TakeBackQuestion messageId={messageId} onClose={close} />}
      </Suspense>
    </CardFrame>
  );
}

/** How it begins, or looks. */
function CardPreview({ item }: { item: SharedCard }) {
  const { t } = useTranslation('features/chat/bodies');
  const format = useFormat();
  const { type, title, beginning, picture, file, imageCount } = item;
  return (
    <>
      {beginning !== '' && (
        <p
          dir="auto"
          translate="no"
          className="mt-2 line-clamp-4 text-ui wrap-anywhere whitespace-pre-line text-ink-2"
        >
          {beginning}
        </p>
      )}
      {picture !== null && (
        <Loaded
          fileId={picture}
          alt={title}
          className="mt-3 block h-44 w-full rounded-sm bg-track object-cover"
        />
      )}
      {type === 'image_folder' && (
        <p className="mt-2 text-label text-ink-2">{t('shared.pictures', { count: imageCount })}</p>
      )}
      {file && type !== 'image' && (
        <p className="mt-2 text-label wrap-anywhere text-ink-2">
          {file.name}, {format.megabytes(file.size)}
        </p>
      )}
    </>
  );
}
