import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Input, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../shared/api/query-client.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Autocomplete } from './autocomplete.tsx';
import { type Emoji, findEmoji, loadEmoji } from './emoji-search.ts';

interface EmojiPickerProps {
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

/** Any emoji, found by its name in the reader's language; arrows lead through what is found. */
export default function EmojiPicker({ onChoose, onClose }: EmojiPickerProps) {
  const { t } = useTranslation('features/chat/actions');
  const locale = useLocale();
  const emoji = useQuery<readonly Emoji[]>(
    {
      queryKey: ['emoji', locale],
      queryFn: () => loadEmoji(locale),
      staleTime: 'static',
    },
    queryClient,
  );
  const [typed, setTyped] = useState('');
  const found = findEmoji(emoji.data ?? [], typed);
  return (
    <Dialog title={t('picker.title')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <QueryState reads={[emoji]} skeleton={<Skeleton className="h-64" />}>
        <Autocomplete value={typed} onChange={setTyped}>
          <SearchField aria-label={t('picker.search')} autoFocus className="mb-4">
            <Input placeholder={t('picker.search')} className="field-box px-3.5" />
          </SearchField>
          <ListBox
            aria-label={t('picker.title')}
            layout="grid"
            items={found}
            onAction={(key) => {
              onChoose(String(key));
              onClose();
            }}
            renderEmptyState={() => <p className="text-ui text-ink-2">{t('picker.none')}</p>}
            className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] overflow-auto outline-none"
          >
            {({ unicode, label }) => (
              <ListBoxItem
                id={unicode}
                textValue={label}
                aria-label={label}
                className="focus-ring-inset grid size-11 cursor-pointer place-items-center rounded-sm text-dialog leading-none data-focused:bg-hover data-hovered:bg-hover"
              >
                {unicode}
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
      </QueryState>
    </Dialog>
  );
}
