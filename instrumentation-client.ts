// Runs in the browser before all other code. Zod tests once whether it may create functions from text. The
// Content-Security-Policy forbids this and would report the test, so the test is switched off here. To switch
// it off with `z.config`, every public page would have to load Zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
