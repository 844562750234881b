import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ArrowRightIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';

const works = [
  { name: 'skills', path: '/performance-based-skills-definitions' },
  { name: 'definitions', path: '/definitions' },
  { name: 'levels', path: '/stratum-definitions' },
] as const;

/** What one looks something up in. */
export function Reference() {
  const { t } = useTranslation('features/chapters/overview');
  return (
    <section aria-labelledby="reference">
      <Heading id="reference" level={2} className="mt-12 mb-5">
        {t('to_look_up')}
      </Heading>
      <ul className="grid gap-x-12 md:grid-cols-3">
        {works.map(({ name, path }) => (
          <li key={name} className="relative border-t border-line py-5 hover:bg-hover">
            <Heading level={3}>
              <LocaleLink
                to={path}
                className="flex items-center justify-between gap-3 rounded-sm after:absolute after:inset-0"
              >
                {t(`${name}.name`)}
                <ArrowRightIcon className="text-ink-2" />
              </LocaleLink>
            </Heading>
            <p className="mt-1 text-ui text-ink-2">{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
