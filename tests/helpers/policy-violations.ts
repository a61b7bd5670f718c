import type { Page } from '@playwright/test';

/** What the page's Content-Security-Policy has stopped so far. */
export function policyViolations(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const add = (reports: ReportingObserver['takeRecords'] extends () => infer R ? R : never) => {
          for (const { body } of reports) found.push(JSON.stringify(body));
        };
        const observer = new ReportingObserver(add, { types: ['csp-violation'], buffered: true });
        observer.observe();
        // What happened before is handed over in a task of its own.
        setTimeout(() => resolve(found));
      }),
  );
}
