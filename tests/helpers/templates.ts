/** One address of every public template; what holds for all pages is tested on these. */
export const TEMPLATES = ['/', '/retailers', '/retailers/argos', '/categories', '/categories/electronics'];
