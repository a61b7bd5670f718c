import type { Page } from '@playwright/test';

/** Returns the browser's reports of everything that a page's Content-Security-Policy has blocked so far. */
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
        // The browser delivers earlier violations in a separate task. This timer ends after that task.
        setTimeout(() => resolve(found));
      }),
  );
}
