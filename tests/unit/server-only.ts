// In unit tests, this file replaces the package `server-only`, which throws outside a React server build.
export {};
