import type { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { useTranslation } from 'react-i18next';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';

export type Recommended = RouteReply<
  typeof performanceEndpoints.getPerformance
>['recommended'][number];

/** Why a lesson stands where it does, in words. */
export function useReasons(nameOf: (traitId: string) => string) {
  const { t } = useTranslation('features/performance');
  const { score: written } = useFormat();
  const locale = useLocale();
  /** Within a sentence; German nouns keep their capitals. */
  const within = (name: string) => (locale === 'de' ? name : name.toLocaleLowerCase(locale));
  const stands = ({ score, among, kind }: Recommended['reason']) => {
    if (score === null) return t('stands.first');
    const at = written(score);
    return kind === 'lowest' && among > 1
      ? t('stands.lowest', { score: at, count: among })
      : t('stands.low', { score: at });
  };
  return {
    /** The sentence that leads: “Start with sleep.” */
    headline({ module, reason: { traitId, kind, among } }: Recommended): string {
      const name = nameOf(traitId);
      if (module.progress === 100) return t('headline.done', { name });
      return t(`headline.${kind === 'lowest' && among === 1 ? 'only' : kind}`, {
        name,
        within: within(name),
      });
    },
    stands: ({ reason }: Recommended) => stands(reason),
    /** The same in one line of a list. */
    line({ module, reason: { traitId, score } }: Recommended): string {
      const name = nameOf(traitId);
      if (module.progress === 100) return t('line.done', { name });
      return score === null
        ? t('line.first', { name })
        : t('line.low', { name, within: within(name), score: written(score) });
    },
  };
}
