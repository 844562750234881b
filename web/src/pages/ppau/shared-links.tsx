import type { GroupId } from '@stratum/contract/ids';
import { mediaKinds } from '@stratum/contract/message-words';
import { useTranslation } from 'react-i18next';
import { useMediaCounts } from '../../features/chat/media/use-media-counts.ts';
import { groupPath } from '../../features/groups/index.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { ChevronIcon } from '../../shared/ui/icons.tsx';
import { LocaleLink } from '../../shared/ui/link.tsx';

/** The way to what was shared with a group, and how much it is. */
export function SharedLinks({ groupId }: { groupId: GroupId }) {
  const { t } = useTranslation('features/chat');
  const countOf = useMediaCounts(groupId, 'media');
  return (
    <section aria-labelledby="shared-heading" className="mt-6 border-t border-line pt-5">
      <Heading level={2} size="label" id="shared-heading">
        {t('shared')}
      </Heading>
      <ul className="mt-1">
        {mediaKinds.map((kind) => (
          <li key={kind}>
            <LocaleLink
              to={groupPath(groupId, { panel: 'media', kind })}
              className="focus-ring -mx-2 flex min-h-11 items-center gap-2 rounded-sm px-2 text-ui hover:bg-hover"
            >
              <span className="flex-1">{t(`shared_${kind}`)}</span>
              <span className="text-label text-ink-2">{countOf(kind)}</span>
              <ChevronIcon className="size-4.5 -rotate-90 text-ink-2" />
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
