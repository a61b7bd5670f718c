import clientBoundary from './client-boundary.mjs';
import fileNames from './file-names.mjs';
import namedTags from './named-tags.mjs';
import oneDirection from './one-direction.mjs';
import oneDoor from './one-door.mjs';
import serverOnlyFirst from './server-only-first.mjs';
import staticPages from './static-pages.mjs';
import wrappedActions from './wrapped-actions.mjs';

/** The architecture rules that ESLint can enforce. */
export default {
  rules: {
    'client-boundary': clientBoundary,
    'file-names': fileNames,
    'named-tags': namedTags,
    'one-direction': oneDirection,
    'one-door': oneDoor,
    'server-only-first': serverOnlyFirst,
    'static-pages': staticPages,
    'wrapped-actions': wrappedActions,
  },
};
