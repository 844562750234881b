import { useTranslation } from 'react-i18next';
import { AnswerSketch, LineSketch, NextSketch, PileSketch } from '../../shared/site/sketches.tsx';

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
      <h2 className="max-w-[20ch] font-display text-h2 font-light">{t('how.heading')}</h2>
      <ol className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-4">
        {steps.map(({ id, Sketch }, index) => (
          <li key={id}>
            <Sketch />
            <h3 className="mt-5 flex gap-2.5 text-lead font-medium">
              <span className="text-ink-2">{index + 1}</span>
              {t(`how.${id}.heading`)}
            </h3>
            <p className="mt-2 text-ui text-ink-2">{t(`how.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
