// Changes the clock of a server under test. The server preloads this file (`node --import`). The environment variable
// MOVED_CLOCK is the path of a file with the number of milliseconds by which the clock is changed.
import { readFileSync } from 'node:fs';

const file = process.env.MOVED_CLOCK ?? '';
const POLL_MS = 10;

let offset = 0;
const read = () => {
  try {
    offset = Number(readFileSync(file, 'utf8'));
  } catch {
    offset = 0;
  }
};
read();
setInterval(read, POLL_MS).unref();

const wall = Date.now.bind(Date);
const steady = performance.now.bind(performance);
Date.now = () => wall() + offset;
performance.now = () => steady() + offset;
