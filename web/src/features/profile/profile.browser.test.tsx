import errors from '@stratum/contract/messages/errors.en.json';
import fields from '@stratum/contract/messages/fields.en.json';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import network from '../../shared/api/network.en.json';
import ui from '../../shared/ui/messages.en.json';
import { accessibilityFaults } from '../../testing/in-app.tsx';
import { DataSection } from './account-data/data-section.tsx';
import DeleteForm from './account-data/delete-form.tsx';
import { DeletionBanner } from './account-data/deletion-banner.tsx';
import { ExportData } from './account-data/export-data.tsx';
import data from './account-data/messages.en.json';
import messages from './messages.en.json';
import { PersonalDetails } from './overview/personal-details.tsx';
import { MessagesSection } from './preferences/messages-section.tsx';
import {
  ada,
  granting,
  nextDeadline,
  refusing,
  server,
  show,
  useServer,
} from './profile.fixture.tsx';
import { ProfileState } from './profile-state.tsx';
import PasswordForm from './security/password-form.tsx';
import { Sessions } from './security/sessions.tsx';
import { useProfile } from './use-profile.ts';

useServer();

const sentTo = (call: string) => server.sent.filter((each) => each.call === call);

test('a new password can be sent again where no answer comes', async () => {
  server.answers.set('POST /auth/update-password', 'no answer');
  await show(<PasswordForm onChanged={() => undefined} />);
  await page.getByLabelText(messages.password.current, { exact: true }).fill('Engine-1843');
  await page.getByLabelText(messages.password.new, { exact: true }).fill('Engine-1844');
  const passDeadline = nextDeadline();
  await page.getByRole('button', { name: messages.password.submit }).click();
  await expect.poll(() => sentTo('POST /auth/update-password')).toHaveLength(1);
  passDeadline();
  await expect.element(page.getByRole('alert')).toHaveTextContent(network.timeout);
});

describe('the profile', () => {
  test('that cannot be read says so, and is read again on demand', async () => {
    server.answers.set('GET /profile-info', refusing(404, 'not_found', errors.not_found));
    await show(<ProfileState heading="Profile">{({ email }) => <p>{email}</p>}</ProfileState>);
    await expect.element(page.getByText(errors.not_found)).toBeVisible();
    server.answers.set('GET /profile-info', granting(ada));
    await page.getByRole('button', { name: ui.try_again }).click();
    await expect.element(page.getByText(ada.email)).toBeVisible();
  });

  test('names what is known, and what is not in one sentence', async () => {
    await show(<PersonalDetails profile={ada} />);
    await expect.element(page.getByText('United Kingdom')).toBeVisible();
    await expect
      .element(
        page.getByText('Not given: Date of birth, Gender, State or region, and Organization.'),
      )
      .toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

const here = {
  id: 'here',
  browser: 'Firefox',
  system: 'Linux',
  kind: 'desktop',
  createdAt: '2026-11-01T00:00:00Z',
  lastSeenAt: '2026-11-20T00:00:00Z',
  current: true,
};
const elsewhere = {
  ...here,
  id: 'phone',
  browser: 'Safari',
  system: 'iOS',
  kind: 'mobile',
  current: false,
};
const unknown = { ...elsewhere, id: 'what', browser: null, system: null, kind: 'unknown' };

describe('the devices', () => {
  test('are named as far as they are known, and only the others can be signed out', async () => {
    server.answers.set('GET /auth/sessions', granting({ items: [here, elsewhere, unknown] }));
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
    server.answers.set('GET /auth/sessions', granting({ items: [here, elsewhere] }));
    await show(<Sessions />);
    const end = page.getByRole('button', { name: 'Sign out Safari on iOS' });
    await end.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(network.offline);
    server.answers.set('DELETE /auth/sessions/phone', granting({ ended: true }));
    server.answers.set('GET /auth/sessions', granting({ items: [here] }));
    await end.click();
    await expect.element(page.getByText('Safari on iOS', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByText('Safari on iOS is signed out.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Devices' })).toHaveFocus();
  });

  test('are all signed out but this one, after a question', async () => {
    server.answers.set('GET /auth/sessions', granting({ items: [here, elsewhere, unknown] }));
    server.answers.set('DELETE /auth/sessions', granting({ ended: 2 }));
    await show(<Sessions />);
    const all = messages.sessions.end_others;
    await page.getByRole('button', { name: all }).click();
    expect(sentTo('DELETE /auth/sessions')).toEqual([]);
    server.answers.set('GET /auth/sessions', granting({ items: [here] }));
    await page.getByRole('dialog').getByRole('button', { name: all }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByText('Safari on iOS')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Devices' })).toHaveFocus();
  });
});

function Messages() {
  const { data: profile } = useProfile();
  return profile && <MessagesSection profile={profile} />;
}

describe('text messages', () => {
  const call = 'PUT /auth/update-sms-notification';
  const allow = () => page.getByRole('switch');
  const press = () => page.getByText(messages.messages.sms, { exact: true }).click();

  test('that the server refuses stay off, and it says why', async () => {
    const why = { fields: { smsNotification: fields.phone_country } };
    server.answers.set(call, refusing(422, 'invalid_input', errors.invalid_input, why));
    await show(<Messages />);
    await press();
    await expect.element(page.getByRole('alert')).toHaveTextContent(fields.phone_country);
    await expect.element(allow()).not.toBeChecked();
  });

  test('that it allows are on', async () => {
    server.answers.set(call, granting({ smsNotification: true }));
    await show(<Messages />);
    await expect.element(allow()).not.toBeChecked();
    server.answers.set('GET /profile-info', granting({ ...ada, smsNotification: true }));
    await press();
    await expect.element(allow()).toBeChecked();
    expect(sentTo(call)).toEqual([{ call, body: { smsNotification: true } }]);
  });

  test('cannot be changed again while the change is under way', async () => {
    await show(<Messages />);
    await expect.element(allow()).not.toBeChecked();
    const fetched = vi.mocked(fetch).mockImplementation(() => new Promise(() => undefined));
    fetched.mockClear();
    await press();
    await expect.element(allow()).toBeChecked();
    await press();
    await expect.element(allow()).toBeChecked();
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('cannot be allowed without a number', async () => {
    await show(<MessagesSection profile={{ ...ada, phone: null }} />);
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
    server.answers.set('GET /account-export', granting({ status: 'none' }));
    await show(<ExportData />);
    const begin = page.getByRole('button', { name: data.export.begin });
    await expect.element(begin).toBeVisible();
    const working = { status: 'working', requestedAt, progress: 40 };
    server.answers.set('POST /account-export', granting(working));
    server.answers.set('GET /account-export', granting(working));
    await begin.click();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    const ready = { expiresAt: '2026-11-27T00:00:00Z', size: 2_300_000, files: 12, requestedAt };
    server.answers.set('GET /account-export', granting({ status: 'ready', ...ready }));
    await expect.element(page.getByText(/12 files, 2.3 MB/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('of one file says so', async () => {
    const ready = { expiresAt: '2026-11-27T00:00:00Z', size: 20_000, files: 1, requestedAt };
    server.answers.set('GET /account-export', granting({ status: 'ready', ...ready }));
    await show(<ExportData />);
    await expect.element(page.getByText(/: 1 file, /)).toBeVisible();
  });

  test('that could not be made can be asked for again', async () => {
    server.answers.set('GET /account-export', granting({ status: 'failed', requestedAt }));
    await show(<ExportData />);
    await expect.element(page.getByText(data.export.failed)).toBeVisible();
    await expect.element(page.getByRole('button', { name: data.export.again })).toBeVisible();
  });
});

describe('the end of an account', () => {
  const call = 'POST /delete-account';
  const confirm = () => page.getByRole('button', { name: data.delete.confirm });

  test('is confirmed by the password, and a wrong one is refused at its field', async () => {
    server.answers.set(call, refusing(401, 'wrong_credentials', errors.wrong_credentials));
    await show(<DeleteForm profile={ada} close={() => undefined} />);
    await confirm().click();
    const field = page.getByLabelText(data.delete.password, { exact: true });
    await expect.element(field).toHaveAccessibleDescription(fields.required);
    expect(sentTo(call)).toEqual([]);
    await field.fill('wrong');
    await confirm().click();
    await expect.element(field).toHaveAccessibleDescription(fields.wrong_password);
    await expect.element(field).toHaveFocus();
    expect(sentTo(call)).toEqual([{ call, body: { password: 'wrong' } }]);
  });

  test('can be asked for again where no answer comes', async () => {
    server.answers.set(call, 'no answer');
    await show(<DeleteForm profile={ada} close={() => undefined} />);
    await page.getByLabelText(data.delete.password, { exact: true }).fill('Secret-12');
    const passDeadline = nextDeadline();
    await confirm().click();
    await expect.poll(() => sentTo(call)).toHaveLength(1);
    passDeadline();
    await expect.element(page.getByRole('alert')).toHaveTextContent(network.timeout);
    await expect.element(confirm()).toBeEnabled();
  });

  test('leads the focus to the sentence that says when', async () => {
    server.answers.set('GET /account-export', granting({ status: 'none' }));
    server.answers.set(call, granting({ deletionDate: '2026-12-04T00:00:00Z' }));
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
    const planned = { ...ada, deletionDate: '2026-12-04T00:00:00Z' };
    server.answers.set('GET /profile-info', granting(planned));
    await page.getByRole('dialog').getByRole('button', { name: data.delete.confirm }).click();
    await expect.element(page.getByText(/will be erased on/)).toHaveFocus();
  });

  test('is confirmed by the mail address where there is no password', async () => {
    server.answers.set(call, granting({ deletionDate: '2026-12-04T00:00:00Z' }));
    let closed = false;
    const close = () => {
      closed = true;
    };
    await show(<DeleteForm profile={{ ...ada, hasPassword: false }} close={close} />);
    await page.getByLabelText(/^Your e-mail address/).fill(ada.email);
    await confirm().click();
    await expect.poll(() => closed).toBe(true);
    expect(sentTo(call)).toEqual([{ call, body: { email: ada.email } }]);
  });
});
