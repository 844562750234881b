import type { Consent } from '@stratum/contract/consent';
import { consentEndpoints } from '@stratum/contract/endpoints/consents';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFocusHeadingOnMount } from '../../../shared/navigation/use-focus-heading-on-mount.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Heading, KeepHyphenated } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';

interface ConsentScreenProps {
  text: Consent['text'];
  onGiven: () => void;
  /** Another text is asked by now. */
  onOutdated: () => void;
}

/** Asks, before the first answer, whether answers may be kept: two answers, neither the louder one. */
export function ConsentScreen({ text, onGiven, onOutdated }: ConsentScreenProps) {
  const { t } = useTranslation('features/assessments/questions');
  const heading = useFocusHeadingOnMount<HTMLHeadingElement>();
  const give = useRouteMutation(consentEndpoints.giveConsent);
  const agree = () =>
    give.mutate(
      { body: { version: text.version } },
      { onSuccess: onGiven, onError: ({ code }) => code === 'conflict' && onOutdated() },
    );
  return (
    <div className="wrap py-8 sm:py-12">
      <div className="mx-auto max-w-reading">
        <Heading
          ref={heading}
          tabIndex={-1}
          level={1}
          size="section"
          className="outline-none sm:text-h1"
        >
          <KeepHyphenated>{text.heading}</KeepHyphenated>
        </Heading>
        <p className="mt-5 text-lead text-ink-2">{text.lead}</p>
        <dl className="mt-8 grid gap-5">
          {text.points.map((point) => (
            <div key={point.term} className="border-t border-line pt-4">
              <dt className="font-medium">{point.term}</dt>
              <dd className="mt-1 text-ui text-ink-2">{point.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 border-t border-line pt-5 font-medium">{text.statement}</p>
        <div className="mt-6 grid gap-3 sm:grid-cols-2">
          <Button tone="ghost" isPending={give.isPending} onPress={agree}>
            {t('consent.agree')}
          </Button>
          <ButtonLink tone="ghost" to="/self-assessment">
            {t('consent.decline')}
          </ButtonLink>
        </div>
        <p role="alert" className="mt-3 text-label text-danger empty:hidden">
          {give.error && give.error.code !== 'conflict' && give.error.message}
        </p>
        <p className="mt-5 text-label text-ink-2">{text.otherwise}</p>
      </div>
    </div>
  );
}
