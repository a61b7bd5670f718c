/** Lets loops wait between their runs. Call `wakeAll` when there is work: it ends all waits early. */
export class WakeSignal {
  readonly #waiting = new Set<() => void>();

  /** Ends all current waits. */
  wakeAll(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.#waiting.add(wake);
    });
  }
}
