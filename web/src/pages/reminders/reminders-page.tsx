import { RemindersOfAddress } from '../../features/reminders/address.tsx';
import { CalendarSection } from '../profile/calendar-section.tsx';

/** What somebody is reminded of, and the way to have it in a calendar, too. */
export default function RemindersPage() {
  return (
    <>
      <RemindersOfAddress />
      <div className="wrap pb-12">
        <CalendarSection />
      </div>
    </>
  );
}
