import type { AttachedTo, AttachmentTarget } from '@stratum/contract/attachments';
import { attachmentEndpoints } from '@stratum/contract/endpoints/attachments';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { clock } from '../../../shared/i18n/clock.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { useTraits } from '../../results/index.ts';
import { attach, type Linked, useWithWaiting } from './attach.ts';
import { pathOfPlace, targetOfPlace } from './place-path.ts';
import { sameTarget } from './target.ts';

/** What an item is attached to, each leading there. Says nothing where there is nothing. */
export default function PlacesOfItem({ item }: { item: Linked }) {
  const { t } = useTranslation('features/collection/attached');
  const { data } = useRoute(attachmentEndpoints.placesOfPersonalStuff, { query: { id: item.id } });
  const nameOf = usePlaceName();
  const stored = data?.items.map((place) => ({ item, to: targetOfPlace(place) })) ?? [];
  const kept = useWithWaiting(stored, () => false);
  const places = (data?.items ?? []).filter((place) =>
    kept.some(({ to }) => sameTarget(to, targetOfPlace(place))),
  );
  if (places.length === 0) return null;
  return (
    <section className="mt-8">
      <Heading level={2} size="label">
        {t('attached_to')}
      </Heading>
      <ul>
        {places.map((place) => {
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
              <IconButton
                label={t('detach_from', { name })}
                onPress={() => attach(item, to, false)}
              >
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
