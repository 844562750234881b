import { factMarks, type OperatorFacts } from '@stratum/contract/operator';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../ui/card.tsx';
import { linkStyle } from '../ui/link.tsx';

/**
 * Whoever runs this installation. While pages are built every fact is a placeholder and both cases
 * are drawn; the server keeps the one that holds, by the marks.
 */
export function OperatorDetails({ facts }: { facts: OperatorFacts }) {
  const { t } = useTranslation('shared/site');
  const { name, address, email, country, phone } = facts;
  return (
    <Card>
      {(import.meta.env.SSR || name === null) && (
        <p {...{ [factMarks.unstated]: 'name' }}>{t('operator.unnamed')}</p>
      )}
      <dl className="flex flex-col gap-3 empty:hidden [p+&:not(:empty)]:mt-5">
        <Fact fact="name" label={t('operator.name')} value={name} />
        <Fact fact="address" label={t('operator.address')} value={address} />
        <Fact fact="country" label={t('operator.country')} value={country} />
        <Fact fact="email" label={t('operator.email')} value={email}>
          <a href={`mailto:${email}`} className={linkStyle}>
            {email}
          </a>
        </Fact>
        <Fact fact="phone" label={t('operator.phone')} value={phone} />
      </dl>
    </Card>
  );
}

interface FactProps {
  fact: keyof OperatorFacts;
  label: string;
  value: string | null;
  /** How the value is shown; as it is otherwise. */
  children?: ReactNode;
}

function Fact({ fact, label, value, children = value }: FactProps) {
  if (value === null) return null;
  return (
    <div
      {...{ [factMarks.stated]: fact }}
      className="grid gap-x-5 sm:grid-cols-[minmax(8rem,auto)_1fr]"
    >
      <dt className="text-label text-ink-2">{label}</dt>
      <dd className="whitespace-pre-line break-words">{children}</dd>
    </div>
  );
}
