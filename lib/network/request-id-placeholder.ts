/**
 * The text in a prerendered error page that the server replaces with the request's id (server/site-response). It has
 * the length of an id, so that the page's Content-Length stays right.
 */
export const REQUEST_ID_PLACEHOLDER = '000000000000';

/** The entry of the header Server-Timing in which a page's scripts find the id of their request. */
export const REQUEST_TIMING = 'request';
