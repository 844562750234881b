import { type Answers } from '@stratum/contract/assessments';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CallError } from '../../../shared/api/call-error.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { setRouteData } from '../../../shared/api/route-query.ts';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { readAccessToken } from '../../../shared/session/index.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { resultPath } from '../../results/index.ts';
import { answerSaverFor } from '../draft/answer-savers.ts';
import type { Questionnaire } from '../queries.ts';

/**
 * Turns the draft into a result and opens it; a second press while it runs does nothing, and who has
 * left meanwhile, for another page or for good, is left alone.
 */
export function useCompletion(
  { categoryType, contentVersion }: Pick<Questionnaire, 'categoryType' | 'contentVersion'>,
  answers: Answers,
  onIncomplete: () => void,
) {
  const { t } = useTranslation('features/assessments/review');
  const { mutateAsync } = useRouteMutation(assessmentEndpoints.postSelfAssessment);
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const running = useRef(false);
  const isHere = useIsMounted();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function run(): Promise<void> {
    const saver = answerSaverFor(categoryType);
    // An answer that arrived after the completion would begin a new draft.
    if (!(await saver.flush())) return setProblem(t('not_saved'));
    const token = readAccessToken();
    const result = await mutateAsync({ body: { categoryType, contentVersion, answers } });
    if (readAccessToken() !== token) return;
    void saver.reset();
    const { id: attemptId } = result.attempt;
    const input = { params: { attemptId } };
    setRouteData(queryClient, assessmentEndpoints.assessmentAttempt, input, result);
    if (isHere.current)
      await navigate(localPath(resultPath(categoryType, attemptId)), { replace: true });
  }

  async function complete(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setProblem('');
    try {
      await run();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code !== 'assessment_incomplete') return setProblem(error.message);
      // The question that is open takes this screen's place.
      toast.info(error.message);
      onIncomplete();
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  return { complete, isPending, problem };
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
