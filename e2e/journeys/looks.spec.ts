import type { APIRequestContext, Page } from '@playwright/test';
import type { assessmentRoutes, Question } from '@stratum/contract/assessments';
import { locales } from '@stratum/contract/locale';
import type { Reply } from '@stratum/contract/route';
import { fillIdentity, personMenu, wake } from '../support/account.ts';
import { expectQuestion, questionCount } from '../support/assessment.ts';
import { look, lookHere } from '../support/look.ts';
import { codeFor } from '../support/mail.ts';
import { ada, call, newcomer, sessionOf, signedInAs, verifiedNewcomer } from '../support/people.ts';
import { narrow } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import type { Texts } from '../support/texts.ts';

const category = 'mentality';

for (const reads of locales) {
  test.describe(reads, () => {
    test.use({ reads, reducedMotion: 'reduce' });

    test('what everybody sees', async ({ page, texts, expectFaults }) => {
      const { auth, home, outbox, shell } = texts;
      const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await look(page, 'home', reads);

      const start = page.getByRole('link', { name: home.hero.start }).first();
      await wake(page, start);
      await start.click();
      await heading(auth.signup.heading);
      await look(page, 'sign-up-dialog', reads);

      await page.goto('/login');
      await heading(auth.login.heading);
      await look(page, 'login', reads);

      await page.goto('/signup');
      await heading(auth.signup.heading);
      await page.getByRole('button', { name: auth.signup.submit }).click();
      await look(page, 'sign-up-refused', reads);
      await fillIdentity(page, texts, newcomer());
      await heading(auth.signupnext.heading);
      await look(page, 'sign-up-2', reads);
      await page.getByRole('button', { name: auth.signupnext.submit }).click();
      await heading(auth.verify.heading);
      await look(page, 'verify', reads);

      expectFaults({ status: 404, path: '/nowhere' });
      await page.goto('/nowhere');
      await heading(shell.not_found.heading);
      await look(page, 'not-found', reads);
      await page.goto('/outbox');
      await heading(outbox.title);
      await look(page, 'outbox', reads);
    });

    test('what who has forgotten the password sees', async ({ page, request, texts }) => {
      await page.goto('/resetPassword');
      const heading = page.getByRole('heading', { name: texts.auth.forgotPassword.heading });
      await expect(heading).toBeVisible();
      await look(page, 'forgot-password', reads);
      await openReset(page, request, texts);
      await look(page, 'reset-password', reads);
    });

    test('what a person sees', async ({ request, server, texts, anotherBrowser }) => {
      const { standing, overview, questions, review } = texts;
      const { token, first_name } = await verifiedNewcomer(request);
      const page = await (await anotherBrowser(signedInAs(token, server.url))).newPage();
      const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
      await page.goto('/dashboard');
      await heading(standing.newcomer.heading);
      await look(page, 'dashboard-empty', reads);
      await page.goto('/self-assessment');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await look(page, 'self-assessment', reads);
      await page.goto('/self-assessment/startAssessment');
      await expect(page.getByText(overview.start.how_heading)).toBeVisible();
      await expect(page.getByRole('link', { name: overview.start.begin })).toBeVisible();
      await look(page, 'start-assessment', reads);

      await page.goto(`/selfEvaluation/${category}`);
      await expectQuestion(page, texts, 1);
      await look(page, 'question-statement', reads);
      const anchored = await answerUpToFirstDescription(request, token);
      await page.reload();
      await expectQuestion(page, texts, anchored);
      await page.getByRole('radio').nth(4).click();
      await look(page, 'question-anchored', reads);
      await page.getByRole('button', { name: questions.answers_so_far }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, 'answers-so-far', reads);
      await answerAll(request, token);
      await page.reload();
      await heading(review.heading);
      await look(page, 'review', reads);
      await expect(personMenu(page, first_name)).toBeVisible();
    });

    test('what a result says', async ({ request, server, texts, anotherBrowser }) => {
      const { review, result } = texts;
      const { token } = await verifiedNewcomer(request);
      const page = await (await anotherBrowser(signedInAs(token, server.url))).newPage();
      await answerAll(request, token);
      await page.goto(`/selfEvaluation/${category}`);
      await page.getByRole('button', { name: review.see_result }).click();
      await expect(page.getByRole('heading', { name: result.looks_like })).toBeVisible();
      await page.getByText(result.why.summary, { exact: true }).first().click();
      await expect(page.getByText(result.why.statements).first()).toBeVisible();
      await look(page, 'result', reads);
    });

    test('what Ada keeps', async ({ request, server, texts, anotherBrowser }) => {
      const { profile, profileEdit } = texts;
      const token = await sessionOf(request, ada);
      const page = await (await anotherBrowser(signedInAs(token, server.url))).newPage();
      await page.goto('/profile');
      await expect(page.getByText(profile.sessions.this_device, { exact: true })).toBeVisible();
      await look(page, 'profile', reads);
      await page.goto('/edit-profile');
      await expect(page.getByRole('heading', { name: profileEdit.heading })).toBeVisible();
      await look(page, 'edit-profile', reads);
    });

    test('what Ada reads off her graphs', async ({ request, server, texts, anotherBrowser }) => {
      const { comparison, graph } = texts;
      const token = await sessionOf(request, ada);
      const page = await (await anotherBrowser(signedInAs(token, server.url))).newPage();
      const picture = page.getByRole('button', { name: graph.picture });
      await page.goto('/graphview');
      await expect(picture).toBeVisible();
      await look(page, 'graph-year', reads);
      const month = await latestMonth(request, token);
      await page.goto(`/graphview?category=${category}&year=${month.slice(0, 4)}&month=${month}`);
      await expect(picture).toBeVisible();
      await look(page, 'graph-month', reads);
      await page.goto('/my-progress');
      await expect(page.getByRole('heading', { name: comparison.most })).toBeVisible();
      await look(page, 'my-progress', reads);
    });

    test('what Ada sees', async ({ request, server, texts, anotherBrowser }) => {
      const { shell, standing } = texts;
      const token = await sessionOf(request, ada);
      const page = await (await anotherBrowser(signedInAs(token, server.url))).newPage();
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: standing.over_months })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await look(page, 'dashboard', reads);
      await openMenu(page, shell.assessment);
      await lookHere(page, 'menu', reads);
      await page.setViewportSize(narrow.viewport);
      await page.getByRole('button', { name: shell.open_menu }).click();
      await openMenu(page, shell.assessment);
      await lookHere(page, 'menu', reads);
    });

    test('what Ada finds to read', async ({ request, server, texts, anotherBrowser }) => {
      const { chapter, chapterOverview, glossary, skills } = texts;
      const token = await sessionOf(request, ada);
      const page = await (await anotherBrowser(signedInAs(token, server.url))).newPage();
      await page.goto('/resources-stratum9');
      await expect(page.getByRole('link', { name: chapterOverview.read })).toBeVisible();
      await look(page, 'resources', reads);
      await page.goto('/chapter');
      await expect(page.getByRole('button', { name: chapter.print })).toBeVisible();
      await look(page, 'chapter', reads);
      await page.goto('/definitions');
      await expect(page.getByRole('navigation', { name: glossary.letters })).toBeVisible();
      await look(page, 'definitions', reads);
      await page.goto('/performance-based-skills-definitions?category=mentality');
      await page.getByRole('main').locator('summary').first().click();
      const own = page.getByText(skills.you_stand_here).filter({ visible: true });
      await expect(own).toHaveCount(1);
      await look(page, 'skill-definitions', reads);
      await page.goto('/performance-based-skills-definitions?trait=purpose&beside=sleep');
      await expect(page.getByRole('heading', { name: skills.side_by_side })).toBeVisible();
      await look(page, 'skills-side-by-side', reads);
    });
  });
}

test.describe('who asked for less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('sees none: a dialog stands at once', async ({ page, texts }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toHaveCSS('transition-duration', '0s');
    const start = page.getByRole('link', { name: texts.home.hero.start }).first();
    await wake(page, start);
    await start.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running');
    expect(await page.evaluate(moving)).toEqual([]);
  });
});

test('the description of the API can be read in a browser', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('link', { name: '/auth/sign-up' })).toBeVisible();
});

/** From the question whose password is forgotten to the new one. */
async function openReset(page: Page, request: APIRequestContext, { auth }: Texts): Promise<void> {
  const { email } = await verifiedNewcomer(request);
  const signUpCode = await codeFor(request, email);
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: auth.forgotPassword.submit }).click();
  await page.getByLabel(auth.verify.code).fill(await codeFor(request, email, signUpCode));
  await expect(page.getByRole('heading', { name: auth.resetPassword.heading })).toBeVisible();
}

async function openMenu(page: Page, name: string): Promise<void> {
  const summary = page.locator('summary', { hasText: name }).and(page.locator(':visible'));
  await summary.click();
  await expect(summary.locator('..')).toHaveAttribute('open');
}

/** The month of the category's last attempt. */
async function latestMonth(request: APIRequestContext, token: string): Promise<string> {
  const path = `/assessment-by-userid?categoryType=${category}`;
  const attempts: Reply<typeof assessmentRoutes.assessmentByUserid> = await call(
    request,
    'get',
    path,
    { token },
  );
  return attempts.items[0]?.month ?? '';
}

type Questionnaire = Reply<typeof assessmentRoutes.selfAssessment>;

function asked(request: APIRequestContext, token: string): Promise<Questionnaire> {
  return call(request, 'get', `/self-assessment?categoryType=${category}`, { token });
}

/** @returns the number of the first question that shows nine descriptions */
async function answerUpToFirstDescription(request: APIRequestContext, token: string) {
  const { questions } = await asked(request, token);
  const index = questions.findIndex(({ kind }) => kind === 'anchored');
  await save(request, token, questions.slice(0, index));
  return index + 1;
}

async function answerAll(request: APIRequestContext, token: string): Promise<void> {
  const { questions } = await asked(request, token);
  expect(questions).toHaveLength(questionCount);
  await save(request, token, questions);
}

/** Answers that go up and down, and contradict a description or two. */
async function save(request: APIRequestContext, token: string, questions: readonly Question[]) {
  const answers = Object.fromEntries(
    questions.map(({ id, kind }, index) => [id, (index % (kind === 'anchored' ? 9 : 5)) + 1]),
  );
  await call(request, 'put', '/assessment-draft', {
    token,
    data: { categoryType: category, answers },
  });
}
