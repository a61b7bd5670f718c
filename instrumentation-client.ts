// Runs in the browser before anything else. Zod asks once whether it may make functions of text: the Content-Security-Policy
// forbids that, and would report the question. (`z.config({ jitless: true })` would bring Zod to every public page.)
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
