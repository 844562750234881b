import { limits } from '@stratum/contract/limits';
import { useTranslation } from 'react-i18next';
import { Meter } from '../../shared/charts/meter.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { useModelTexts } from '../../shared/site/model-texts.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { Text } from '../../shared/ui/text.tsx';

export function Categories() {
  const { t } = useTranslation('pages/home');
  const format = useFormat();
  return (
    <section className="wrap py-24">
      <Heading level={2} size="large" className="max-w-heading">
        {t('categories.heading')}
      </Heading>
      <p className="mt-5 max-w-measure text-lead text-ink-2">{t('categories.text')}</p>
      <ul className="mt-12 border-t border-line">
        {useModelTexts().categories.map(({ slug, name, line }, index) => {
          const value = example.categories[index] ?? example.overall;
          const score = format.score(value);
          return (
            <li
              key={slug}
              className="grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-3 border-b border-line py-5.5 md:grid-cols-[1.2fr_1.4fr_auto]"
            >
              <div>
                <Heading level={3}>{name}</Heading>
                <p className="mt-0.5 text-ui text-ink-2">{line}</p>
              </div>
              <div className="max-md:col-span-2 max-md:row-start-2">
                <Meter
                  value={value}
                  label={t('categories.meter', { name, score, max: limits.levels })}
                />
              </div>
              <Text aria-hidden="true" size="numeral" className="min-w-[3ch] text-right">
                {score}
              </Text>
            </li>
          );
        })}
      </ul>
      <p className="mt-5 text-small text-ink-2">{t('categories.example')}</p>
    </section>
  );
}

/** One imagined person's five categories, in the model's order; the same in every drawing. */
const categories = [5.4, 6.1, 3.9, 6.8, 4.8];

export const example = {
  categories,
  overall: categories.reduce((sum, score) => sum + score, 0) / categories.length,
};
