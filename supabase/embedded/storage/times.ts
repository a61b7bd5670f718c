/** A time as the storage server writes it: in UTC, to the millisecond, with a Z. */
export function timeSql(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
