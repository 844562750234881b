import { assessmentRoutes } from '@stratum/contract/assessments';
import { consentRoutes } from '@stratum/contract/consents';
import { dataOf } from '../../../test/call.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';
import { allAnswers } from '../../../test/take-assessment.ts';

const mentality = { categoryType: 'mentality' } as const;
const asked = () => ({ query: mentality });
const own = ({ owner }: SampleSetting) => ({ query: { user_id: owner.id } });

/** Whoever answers has agreed that answers are kept. */
async function agree({ on, owner }: SampleSetting): Promise<void> {
  const { version } = on.deps.pack.consent;
  await owner.call(consentRoutes.giveConsent, { body: { version } });
}

async function noneAnswered(setting: SampleSetting) {
  await agree(setting);
  return { body: { ...mentality, answers: {} } };
}

async function allAnswered(setting: SampleSetting) {
  const { owner } = setting;
  await agree(setting);
  return { body: { ...mentality, answers: await allAnswers(owner, 'mentality') } };
}

export const samples = {
  selfAssessment: { statements: 3, call: asked },
  assessmentDraft: { statements: 2, call: asked },
  saveAssessmentDraft: { statements: 5, call: noneAnswered },
  postSelfAssessment: { statements: 9, call: allAnswered },
  assessmentAttempt: {
    statements: 3,
    async call(setting) {
      const sent = await allAnswered(setting);
      const answer = await setting.owner.call(assessmentRoutes.postSelfAssessment, sent);
      return { params: { attemptId: dataOf(answer).attempt.id } };
    },
  },
  assessmentStatus: { statements: 3 },
  standing: { statements: 3 },
  assessmentGraph: { statements: 2, call: own },
  traitsGraph: { statements: 2, call: own },
  yearsList: { statements: 2, call: own },
  assessmentByUserid: { statements: 2, call: own },
  traits: { statements: 0 },
  levels: { statements: 0 },
} satisfies Samples<typeof assessmentRoutes>;
