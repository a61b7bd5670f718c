import type { APIRequestContext } from '@playwright/test';
import { given } from './site.ts';

/**
 * Lets the two instances under test take turns: one receives the writes, and the other the requests for pages. If only
 * one instance is under test, it receives both. The test helpers send their writes to SITE_URL, so each turn changes
 * SITE_URL.
 */
export class Turns {
  readonly #request: APIRequestContext;
  readonly #instances = [given('SITE_URL'), process.env.OTHER_INSTANCE ?? given('SITE_URL')] as const;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Begins the next turn: from now on, the other instance receives the writes. */
  next(): void {
    process.env.SITE_URL = this.#reader;
  }

  /** Requests a page from the instance that does not receive the writes. */
  get = (path: string, options?: Parameters<APIRequestContext['get']>[1]) =>
    this.#request.get(this.#reader + path, options);

  get #reader(): string {
    const [first, other] = this.#instances;
    return given('SITE_URL') === first ? other : first;
  }
}
