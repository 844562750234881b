import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusHeadingOnMount } from '../../../shared/navigation/use-focus-heading-on-mount.ts';
import { Heading } from '../../../shared/ui/heading.tsx';

interface QuestionHeadingProps {
  id: string;
  number: number;
  total: number;
  children: ReactNode;
}

/** Takes the focus when its question appears, so that it is read out. */
export function QuestionHeading({ id, number, total, children }: QuestionHeadingProps) {
  const { t } = useTranslation('features/assessments/questions');
  const heading = useFocusHeadingOnMount<HTMLHeadingElement>();
  return (
    <Heading
      id={id}
      ref={heading}
      tabIndex={-1}
      level={1}
      size="section"
      className="outline-none sm:text-h1"
    >
      <span className="sr-only">{t('question_of', { number, total })} </span>
      {children}
    </Heading>
  );
}
