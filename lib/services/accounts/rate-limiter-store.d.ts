// Declares the module with the base class of the stores of rate-limiter-flexible. The package exports the type of this
// class, but not the class itself.
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  export { RateLimiterStoreAbstract as default } from 'rate-limiter-flexible';
}
