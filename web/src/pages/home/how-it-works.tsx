import { useTranslation } from 'react-i18next';
import { AnswerSketch, LineSketch, NextSketch, PileSketch } from '../../shared/site/sketches.tsx';
import { Heading } from '../../shared/ui/heading.tsx';

const steps = [
  { id: 'assess', Sketch: AnswerSketch },
  { id: 'see', Sketch: PileSketch },
  { id: 'next', Sketch: NextSketch },
  { id: 'again', Sketch: LineSketch },
] as const;

/** The closed circle: assess, see, aim, assess again. */
export function HowItWorks() {
  const { t } = useTranslation('pages/home');
  return (
    <section className="wrap pt-24">
      <Heading level={2} size="large" className="max-w-heading">
        {t('how.heading')}
      </Heading>
      <ol className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-4">
        {steps.map(({ id, Sketch }, index) => (
          <li key={id}>
            <Sketch />
            <Heading level={3} className="mt-5 flex gap-2.5">
              <span className="text-ink-2">{index + 1}</span>
              {t(`how.${id}.heading`)}
            </Heading>
            <p className="mt-2 text-ui text-ink-2">{t(`how.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
