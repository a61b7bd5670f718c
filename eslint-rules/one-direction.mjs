import path from 'node:path';

/**
 * The layers from top to bottom. A layer may import from itself and from the layers below it. The server code runs
 * outside Next's bundle, so it may import only from itself and from the bottom layer.
 */
const LAYERS = [
  { name: 'scripts', pattern: /^scripts\// },
  { name: 'supabase', pattern: /^supabase\// },
  { name: 'app', pattern: /^(app\/|middleware\.ts$|instrumentation(-client)?\.ts$)/ },
  { name: 'components', pattern: /^components\// },
  { name: 'server', pattern: /^server\//, importsBottomOnly: true },
  { name: 'lib/actions', pattern: /^lib\/actions\// },
  { name: 'lib/services', pattern: /^lib\/services\// },
  { name: 'lib/data', pattern: /^lib\/data\// },
  { name: 'lib/supabase', pattern: /^lib\/supabase\// },
  { name: 'the bottom layer of lib', pattern: /^lib\// },
];

const layerOf = (file) => LAYERS.findIndex(({ pattern }) => pattern.test(file));

const mayImportBelow = (own, other) => !LAYERS[own].importsBottomOnly || other === LAYERS.length - 1;

/** Returns the path of the imported file, relative to the project's root; '' for a package. */
function targetOf(source, importer) {
  if (source.startsWith('@/')) return source.slice(2);
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(importer), source) : '';
}

/**
 * Allows imports, including imports of types, only from the same layer or a lower layer, so that a file can be
 * understood without the layers above it.
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upwards:
        "A file in {{own}} may not import '{{source}}', which belongs to {{other}} (docs/architecture.md).",
    },
  },
  create(context) {
    const importer = path.relative(context.cwd, path.resolve(context.cwd, context.filename));
    const file = importer.split(path.sep).join('/');
    const own = layerOf(file);
    if (own < 0) return {};
    const check = ({ source }) => {
      // Style sheets belong to no layer.
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
