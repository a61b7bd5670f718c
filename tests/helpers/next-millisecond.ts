import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for the next millisecond. The embedded database's clock counts milliseconds, and a roll-up leaves the events of
 * its own millisecond to the next one. So a test that writes an event must wait before it rolls up.
 */
export const nextMillisecond = () => sleep(2);
