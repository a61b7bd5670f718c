// Runs in the browser before all other code. Zod tries once whether it may create functions from text; the
// Content-Security-Policy forbids that and would report the attempt, so switch it off. (`z.config({ jitless: true })`
// would load Zod on every public page.)
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
