// Runs in the browser before all other code. Zod tests once whether it may create functions from text. The
// Content-Security-Policy forbids this and would report the test, so the test is switched off. (`z.config({ jitless:
// true })` would load Zod on every public page.)
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
