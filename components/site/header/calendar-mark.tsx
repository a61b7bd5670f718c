/** Shows the logo of the site: the leaf of a tear-off calendar on Boxing Day. Screen readers ignore it. */
export function CalendarMark() {
  return (
    <span aria-hidden="true" className="calendar-mark">
      26
    </span>
  );
}
