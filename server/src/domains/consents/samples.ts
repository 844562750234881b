import type { consentRoutes } from '@stratum/contract/consents';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

const current = ({ on }: SampleSetting) => ({ body: { version: on.deps.pack.consent.version } });

export const samples = {
  consent: { statements: 2 },
  giveConsent: { statements: 7, call: current },
  withdrawConsent: { statements: 12 },
} satisfies Samples<typeof consentRoutes>;
