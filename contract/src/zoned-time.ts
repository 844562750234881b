/** The day `YYYY-MM-DD` that an instant falls into in an IANA time zone. */
export function dayAt(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** The month `YYYY-MM` that an instant falls into in an IANA time zone. */
export function monthAt(instant: Date, timeZone: string): string {
  return dayAt(instant, timeZone).slice(0, 7);
}
