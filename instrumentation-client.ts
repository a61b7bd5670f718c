// Runs in the browser before all other code, and switches off a test in Zod. Zod tests once whether it may create
// functions from text. The Content-Security-Policy forbids such functions, so the browser would report the test as a
// violation. `z.config` could also switch off the test, but then every public page would have to load Zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
