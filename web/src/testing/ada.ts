import { userIdSchema } from '@stratum/contract/ids';
import type { Profile, UserData } from '@stratum/contract/person';

/** Whom tests of one person's screens are about. */
export const ada: Profile = {
  id: userIdSchema.parse('01990000-0000-7000-8000-000000000001'),
  first_name: 'Ada',
  last_name: 'Lindqvist',
  email: 'ada@example.org',
  image: null,
  assessment_completed: true,
  gender: null,
  birthDate: null,
  phone: '+44 20 7946 0018',
  country: 'GB',
  state: null,
  city: 'London',
  organization: null,
  smsNotification: false,
  locale: 'en',
  timeZone: 'Europe/London',
  dayStartHour: 0,
  restWeekdays: [],
  role: 'user',
  hasPassword: true,
  deletionDate: null,
  createdAt: '2025-09-01T00:00:00.000Z',
};

/** What her browser keeps of her while she is signed in. */
export const adaSignedIn: UserData = {
  id: ada.id,
  first_name: ada.first_name,
  image: ada.image,
  assessment_completed: ada.assessment_completed,
  role: ada.role,
};
