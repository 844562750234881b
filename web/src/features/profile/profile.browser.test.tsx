import type { DeviceSession } from '@stratum/contract/auth';
import { accountDataEndpoints } from '@stratum/contract/endpoints/account-data';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { consentEndpoints } from '@stratum/contract/endpoints/consents';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { sessionIdSchema } from '@stratum/contract/ids';
import errors from '@stratum/contract/messages/errors.en.json';
import fields from '@stratum/contract/messages/fields.en.json';
import { keys, set } from 'idb-keyval';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import network from '../../shared/api/network.en.json';
import { keptReads } from '../../shared/offline/kept-reads.ts';
import ui from '../../shared/ui/messages.en.json';
import { ada } from '../../testing/ada.ts';
import { consentIn } from '../../testing/consent.ts';
import { answering, hang, nextDeadline, offline, refuse } from '../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../testing/in-app.tsx';
import { ConsentData } from './account-data/consent-data.tsx';
import { DataSection } from './account-data/data-section.tsx';
import DeleteForm from './account-data/delete-form.tsx';
import { DeletionBanner } from './account-data/deletion-banner.tsx';
import { ExportData } from './account-data/export-data.tsx';
import data from './account-data/messages.en.json';
import messages from './messages.en.json';
import { PersonalDetails } from './overview/personal-details.tsx';
import { TextMessagesSection } from './preferences/text-messages-section.tsx';
import { reading, server, show } from './profile.fixture.tsx';
import { ProfileState } from './profile-state.tsx';
import PasswordForm from './security/password-form.tsx';
import { Sessions } from './security/sessions.tsx';
import { useProfile } from './use-profile.ts';

const { profileInfo, updateSmsNotification } = profileEndpoints;
const { sessions, endSession, endOtherSessions, updatePassword } = authEndpoints;
const { accountExport, startAccountExport, deleteAccount } = accountDataEndpoints;

test('a new password can be sent again where no answer comes', async () => {
  server.now(answering(updatePassword, hang));
  await show(<PasswordForm onChanged={() => undefined} />);
  await page.getByLabelText(messages.password.current, { exact: true }).fill('Engine-1843');
  await page.getByLabelText(messages.password.new, { exact: true }).fill('Engine-1844');
  const passDeadline = nextDeadline();
  await page.getByRole('button', { name: messages.password.submit }).click();
  await expect.poll(() => server.sent(updatePassword)).toHaveLength(1);
  passDeadline();
  await expect.element(page.getByRole('alert')).toHaveTextContent(network.timeout);
});

describe('the profile', () => {
  test('that cannot be read says so, and is read again on demand', async () => {
    server.now(answering(profileInfo, refuse('too_many_requests')));
    await show(<ProfileState heading="Profile">{({ email }) => <p>{email}</p>}</ProfileState>);
    await expect.element(page.getByText(errors.too_many_requests)).toBeVisible();
    server.now(reading({}));
    await page.getByRole('button', { name: ui.try_again }).click();
    await expect.element(page.getByText(ada.email)).toBeVisible();
  });

  test('names what is known, and what is not in one sentence', async () => {
    await show(<PersonalDetails profile={ada} />);
    await expect.element(page.getByText('United Kingdom')).toBeVisible();
    await expect
      .element(
        page.getByText('Not given: date of birth, gender, state or region, and organisation.'),
      )
      .toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

const here: DeviceSession = {
  id: sessionIdSchema.parse('01990000-0000-7000-8000-00000000000a'),
  browser: 'Firefox',
  system: 'Linux',
  kind: 'desktop',
  createdAt: '2026-11-01T00:00:00Z',
  lastSeenAt: '2026-11-20T00:00:00Z',
  current: true,
};
const elsewhere: DeviceSession = {
  ...here,
  id: sessionIdSchema.parse('01990000-0000-7000-8000-00000000000b'),
  browser: 'Safari',
  system: 'iOS',
  kind: 'mobile',
  current: false,
};
const unknown: DeviceSession = {
  ...elsewhere,
  id: sessionIdSchema.parse('01990000-0000-7000-8000-00000000000c'),
  browser: null,
  system: null,
  kind: 'unknown',
};

describe('the devices', () => {
  test('are named as far as they are known, and only the others can be signed out', async () => {
    server.now(answering(sessions, { items: [here, elsewhere, unknown] }));
    await show(<Sessions />);
    await expect.element(page.getByText('Firefox on Linux')).toBeVisible();
    await expect.element(page.getByText(messages.sessions.this_device)).toBeVisible();
    await expect.element(page.getByText(messages.sessions.unknown_device)).toBeVisible();
    expect(
      page.getByRole('button', { name: /^Sign out (Safari|Unknown)/ }).elements(),
    ).toHaveLength(2);
    expect(page.getByRole('button', { name: /Firefox/ }).elements()).toHaveLength(0);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('are listed anew after one is signed out, and a failure is said at its side', async () => {
    server.now(answering(sessions, { items: [here, elsewhere] }), answering(endSession, offline));
    await show(<Sessions />);
    const end = page.getByRole('button', { name: 'Sign out Safari on iOS' });
    await end.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(network.offline);
    server.now(answering(endSession, { ended: true }), answering(sessions, { items: [here] }));
    await end.click();
    await expect.element(page.getByText('Safari on iOS', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByText('Safari on iOS is signed out.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Devices' })).toHaveFocus();
    const [, ended] = server.sent(endSession);
    expect(ended?.params.sessionId).toBe(elsewhere.id);
  });

  test('are all signed out but this one, after a question', async () => {
    server.now(answering(sessions, { items: [here, elsewhere, unknown] }));
    server.now(answering(endOtherSessions, { ended: 2 }));
    await show(<Sessions />);
    const all = messages.sessions.end_others;
    await page.getByRole('button', { name: all }).click();
    expect(server.sent(endOtherSessions)).toEqual([]);
    server.now(answering(sessions, { items: [here] }));
    await page.getByRole('dialog').getByRole('button', { name: all }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByText('Safari on iOS')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Devices' })).toHaveFocus();
  });
});

function Messages() {
  const { data: profile } = useProfile();
  return profile && <TextMessagesSection profile={profile} />;
}

describe('text messages', () => {
  const allow = () => page.getByRole('switch');
  const press = () => page.getByText(messages.messages.sms, { exact: true }).click();

  test('that the server refuses stay off, and it says why', async () => {
    const why = { fields: { smsNotification: fields.phone_country } };
    server.now(answering(updateSmsNotification, refuse('invalid_input', why)));
    await show(<Messages />);
    await press();
    await expect.element(page.getByRole('alert')).toHaveTextContent(fields.phone_country);
    await expect.element(allow()).not.toBeChecked();
  });

  test('that it allows are on', async () => {
    server.now(answering(updateSmsNotification, { smsNotification: true }));
    await show(<Messages />);
    await expect.element(allow()).not.toBeChecked();
    server.now(reading({ smsNotification: true }));
    await press();
    await expect.element(allow()).toBeChecked();
    const bodies = () => server.sent(updateSmsNotification).map(({ body }) => body);
    await expect.poll(bodies).toEqual([{ smsNotification: true }]);
  });

  test('cannot be changed again while the change is under way', async () => {
    await show(<Messages />);
    await expect.element(allow()).not.toBeChecked();
    server.now(answering(updateSmsNotification, hang));
    await press();
    await expect.element(allow()).toBeChecked();
    await press();
    await expect.element(allow()).toBeChecked();
    await expect.poll(() => server.sent(updateSmsNotification)).toHaveLength(1);
  });

  test('cannot be allowed without a number', async () => {
    await show(<TextMessagesSection profile={{ ...ada, phone: null }} />);
    await expect.element(allow()).toBeDisabled();
    await expect
      .element(page.getByRole('link', { name: messages.messages.add_phone }))
      .toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the archive', () => {
  const requestedAt = '2026-11-20T00:00:00Z';

  test('is followed while it is made, until it can be fetched', async () => {
    server.now(answering(accountExport, { status: 'none' }));
    await show(<ExportData />);
    const begin = page.getByRole('button', { name: data.export.begin });
    await expect.element(begin).toBeVisible();
    const working = { status: 'working', requestedAt, progress: 40 } as const;
    server.now(answering(startAccountExport, working), answering(accountExport, working));
    await begin.click();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    const ready = { expiresAt: '2026-11-27T00:00:00Z', size: 2_300_000, files: 12, requestedAt };
    server.now(answering(accountExport, { status: 'ready', ...ready }));
    await expect.element(page.getByText(/12 files, 2.3 MB/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('of one file says so', async () => {
    const ready = { expiresAt: '2026-11-27T00:00:00Z', size: 20_000, files: 1, requestedAt };
    server.now(answering(accountExport, { status: 'ready', ...ready }));
    await show(<ExportData />);
    await expect.element(page.getByText(/: 1 file, /)).toBeVisible();
  });

  test('that could not be made can be asked for again', async () => {
    server.now(answering(accountExport, { status: 'failed', requestedAt }));
    await show(<ExportData />);
    await expect.element(page.getByText(data.export.failed)).toBeVisible();
    await expect.element(page.getByRole('button', { name: data.export.again })).toBeVisible();
  });
});

describe('the consent to keep answers', () => {
  test('is taken back once it was told what goes with it', async () => {
    server.now(answering(consentEndpoints.consent, consentIn('given')));
    await show(<ConsentData />);
    await expect.element(page.getByText('I agree that Stratum keeps my answers.')).toBeVisible();
    await page.getByRole('button', { name: data.consent.begin }).click();
    await expect.element(page.getByText(data.consent.goes_results)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    const withdrawn = consentIn('withdrawn');
    server.now(
      answering(consentEndpoints.withdrawConsent, withdrawn),
      answering(consentEndpoints.consent, withdrawn),
    );
    await set('kept result', 'sealed', keptReads);
    await page.getByRole('button', { name: data.consent.confirm }).click();
    await expect.element(page.getByText(data.consent.withdrawn)).toBeVisible();
    await expect.poll(() => keys(keptReads)).toEqual([]);
    const begin = page.getByRole('button', { name: data.consent.begin });
    await expect.element(begin).not.toBeInTheDocument();
  });
});

describe('the end of an account', () => {
  const confirm = () => page.getByRole('button', { name: data.delete.confirm });

  test('is confirmed by the password, and a wrong one is refused at its field', async () => {
    server.now(answering(deleteAccount, refuse('wrong_credentials')));
    await show(<DeleteForm profile={ada} close={() => undefined} />);
    await confirm().click();
    const field = page.getByLabelText(data.delete.password, { exact: true });
    await expect.element(field).toHaveAccessibleDescription(fields.required);
    expect(server.sent(deleteAccount)).toEqual([]);
    await field.fill('wrong');
    await confirm().click();
    await expect.element(field).toHaveAccessibleDescription(fields.wrong_password);
    await expect.element(field).toHaveFocus();
    expect(server.sent(deleteAccount).map(({ body }) => body)).toEqual([{ password: 'wrong' }]);
  });

  test('can be asked for again where no answer comes', async () => {
    server.now(answering(deleteAccount, hang));
    await show(<DeleteForm profile={ada} close={() => undefined} />);
    await page.getByLabelText(data.delete.password, { exact: true }).fill('Secret-12');
    const passDeadline = nextDeadline();
    await confirm().click();
    await expect.poll(() => server.sent(deleteAccount)).toHaveLength(1);
    passDeadline();
    await expect.element(page.getByRole('alert')).toHaveTextContent(network.timeout);
    await expect.element(confirm()).toBeEnabled();
  });

  test('leads the focus to the sentence that says when', async () => {
    server.now(answering(accountExport, { status: 'none' }));
    server.now(answering(consentEndpoints.consent, consentIn('given')));
    server.now(answering(deleteAccount, { deletionDate: '2026-12-04T00:00:00Z' }));
    await show(
      <>
        <h1>Profile</h1>
        <DeletionBanner />
        <ProfileState heading="Profile">
          {(profile) => <DataSection profile={profile} />}
        </ProfileState>
      </>,
    );
    await page.getByRole('button', { name: data.delete.begin }).click();
    await page.getByLabelText(data.delete.password, { exact: true }).fill('Secret-12');
    server.now(reading({ deletionDate: '2026-12-04T00:00:00Z' }));
    await page.getByRole('dialog').getByRole('button', { name: data.delete.confirm }).click();
    await expect.element(page.getByText(/will be deleted on/)).toHaveFocus();
  });

  test('is confirmed by the mail address where there is no password', async () => {
    server.now(answering(deleteAccount, { deletionDate: '2026-12-04T00:00:00Z' }));
    let closed = false;
    const close = () => {
      closed = true;
    };
    await show(<DeleteForm profile={{ ...ada, hasPassword: false }} close={close} />);
    await page.getByLabelText(/^Your e-mail address/).fill(ada.email);
    await confirm().click();
    await expect.poll(() => closed).toBe(true);
    expect(server.sent(deleteAccount).map(({ body }) => body)).toEqual([{ email: ada.email }]);
  });
});
