const TICK_MS = 15_000;

/** Runs one step of a script. Prints a line when the step begins, at intervals while it runs, and when it succeeds. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${title}…`);
  const ticking = setInterval(
    () => console.log(`  still running, ${Math.round(Number(seconds()))} s`),
    TICK_MS,
  );
  try {
    const result = await work();
    console.log(`  done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(ticking);
  }
}
