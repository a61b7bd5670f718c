/** Returns SQL that formats a time like the storage server: in UTC, with milliseconds and a Z. */
export function timeSql(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
