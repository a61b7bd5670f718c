// Runs in the browser before all other code. Zod tests once whether it may create functions from text. The
// Content-Security-Policy forbids such functions, and the browser would report the test as a violation, so the test is
// switched off here. If `z.config` switched off the test, every public page would have to load Zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
