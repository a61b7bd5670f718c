/** The entry of the header Server-Timing in which a page's scripts find the id of their request. */
export const REQUEST_TIMING = 'request';
