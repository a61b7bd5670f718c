import path from 'node:path';

/**
 * From top to bottom: each layer may import itself and the layers below. The server runs outside Next's bundle, so it
 * may import the lowest rooms only.
 */
const LAYERS = [
  { name: 'scripts', holds: /^scripts\// },
  { name: 'supabase', holds: /^supabase\// },
  { name: 'app', holds: /^(app\/|middleware\.ts$|instrumentation(-client)?\.ts$)/ },
  { name: 'components', holds: /^components\// },
  { name: 'server', holds: /^server\//, importsLowestOnly: true },
  { name: 'lib/actions', holds: /^lib\/actions\// },
  { name: 'lib/services', holds: /^lib\/services\// },
  { name: 'lib/data', holds: /^lib\/data\// },
  { name: 'lib/supabase', holds: /^lib\/supabase\// },
  { name: 'the rooms at the bottom of lib', holds: /^lib\// },
];

const layerOf = (file) => LAYERS.findIndex(({ holds }) => holds.test(file));

const mayImportBelow = (own, other) => !LAYERS[own].importsLowestOnly || other === LAYERS.length - 1;

/** The file, or folder, that a specifier names, from the root of the project; '' for a package. */
function targetOf(source, importer) {
  if (source.startsWith('@/')) return source.slice(2);
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(importer), source) : '';
}

/**
 * Imports, including those of types, only lead down the layers, so that a file can be read without the layers above it.
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upwards:
        "A file in {{own}} may not import '{{source}}', which belongs to {{other}} (docs/architecture.md, 'Rooms').",
    },
  },
  create(context) {
    const importer = path.relative(context.cwd, path.resolve(context.cwd, context.filename));
    const file = importer.split(path.sep).join('/');
    const own = layerOf(file);
    if (own < 0) return {};
    const check = ({ source }) => {
      // Style sheets are not code.
      if (typeof source?.value !== 'string' || source.value.endsWith('.css')) return;
      const other = layerOf(targetOf(source.value, file));
      if (other < 0 || other === own || (other > own && mayImportBelow(own, other))) return;
      const data = { own: LAYERS[own].name, other: LAYERS[other].name, source: source.value };
      context.report({ node: source, messageId: 'upwards', data });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};
