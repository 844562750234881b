import type { Module } from '@stratum/contract/performance';
import { useTranslation } from 'react-i18next';
import { ArrowLeftIcon } from '../../shared/ui/icons.tsx';
import { LocaleLink } from '../../shared/ui/link.tsx';
import { useTraitName } from './use-trait-name.ts';

/** To the three buckets of the skill. */
export function WayBack({ module: { traitId, bucket } }: { module: Module }) {
  const { t } = useTranslation('pages/performance-module-videos');
  return (
    <LocaleLink
      to={`/performance-buckets?traitId=${traitId}`}
      className="focus-ring mb-4 -ml-1 inline-flex min-h-11 items-center gap-2 rounded-sm pr-2 text-ui text-ink-2 no-underline hover:text-ink"
    >
      <ArrowLeftIcon className="size-4.5" />
      {t('skill_and_bucket', { skill: useTraitName(traitId), bucket: t(`bucket.${bucket}`) })}
    </LocaleLink>
  );
}
