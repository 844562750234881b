import type { AttachedTo, AttachmentTarget } from '@stratum/contract/attachments';
import { attachmentEndpoints } from '@stratum/contract/endpoints/attachments';
import type { ItemId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { clock } from '../../../shared/i18n/clock.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { useTraits } from '../../results/index.ts';
import { pathOfPlace, targetOfPlace } from './place-path.ts';
import { useAttach } from './use-attach.ts';

/** What an item is attached to, each leading there. Says nothing where there is nothing. */
export default function PlacesOfItem({ id }: { id: ItemId }) {
  const { t } = useTranslation('features/collection/attached');
  const { data } = useRoute(attachmentEndpoints.placesOfPersonalStuff, { query: { id } });
  const attach = useAttach();
  const nameOf = usePlaceName();
  if (!data || data.items.length === 0) return null;
  return (
    <section className="mt-8">
      <Heading level={2} size="label">
        {t('attached_to')}
      </Heading>
      <ul>
        {data.items.map((place) => {
          const to: AttachmentTarget = targetOfPlace(place);
          const name = nameOf(place);
          return (
            <li key={JSON.stringify(to)} className="flex items-center gap-1">
              <LocaleLink
                to={pathOfPlace(place)}
                className="focus-ring flex min-h-11 min-w-0 items-center gap-2 rounded-sm text-ui no-underline hover:underline"
              >
                <span className="flex-none text-ink-2">{t(`kind.${place.kind}`)}</span>
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </LocaleLink>
              <IconButton label={t('detach_from', { name })} onPress={() => attach(id, to, false)}>
                <CloseIcon />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function usePlaceName(): (place: AttachedTo) => string {
  const { t } = useTranslation('features/collection/attached');
  const traits = useTraits().data?.traits;
  return (place) => {
    if (place.kind === 'trait') {
      return traits?.find(({ traitId }) => traitId === place.traitId)?.name ?? place.traitId;
    }
    return place.kind === 'moment'
      ? t('moment_at', { title: place.name, at: clock(place.second) })
      : place.name;
  };
}
