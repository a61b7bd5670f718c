/** Lets loops wait for some time. `wakeAll` ends all waits early, because there is work. */
export class WakeSignal {
  readonly #waiting = new Set<() => void>();

  /** Ends all waits. */
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
