import type { HealthCheckResult } from '@stratum/contract/console/operations';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import type messages from './messages.en.json';

type Findings = typeof messages.findings;
type FindingKey = { [C in keyof Findings]: `${C}.${keyof Findings[C] & string}` }[keyof Findings];

/** What a check has found, as a sentence with its figures. */
export function useHealthSentence(): (check: HealthCheckResult) => string {
  const { t } = useTranslation('features/console/operations');
  const format = useFormat();
  return ({ check, finding, values }) => {
    const written = Object.entries(values).map(([name, value]) => {
      if (name === 'bytes') return [name, format.megabytes(Number(value))];
      if (name === 'at' || name === 'since') return [name, format.moment(String(value))];
      return [name, typeof value === 'number' ? format.number(value) : value];
    });
    return t(
      `findings.${check}.${finding}` as `findings.${FindingKey}`,
      Object.fromEntries(written),
    );
  };
}
