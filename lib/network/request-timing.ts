/** The name of the Server-Timing entry with the request id. The scripts of a page read the id from this entry. */
export const REQUEST_TIMING = 'request';
