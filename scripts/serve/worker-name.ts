import os from 'node:os';

/** Returns the name that a worker of this machine has on the Jobs screen. `pid` is the id of its process. */
export const workerName = (pid: number | string): string => `${os.hostname()}, process ${pid}`;
