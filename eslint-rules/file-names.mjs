import path from 'node:path';

const VAGUE = ['utils', 'util', 'helpers', 'helper', 'misc', 'common'];

/**
 * Requires file names in kebab-case that say what the file contains. A dot introduces the kind of file (`x.test.ts`).
 */
export default {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab: "File names are kebab-case: '{{name}}' is not.",
      vague: "'{{name}}' says nothing about what is inside.",
    },
  },
  create(context) {
    return {
      Program(node) {
        const name = path.basename(context.filename);
        const stem = name.slice(0, name.indexOf('.'));
        if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(name)) {
          context.report({ node, messageId: 'kebab', data: { name } });
        }
        if (VAGUE.includes(stem)) context.report({ node, messageId: 'vague', data: { name } });
      },
    };
  },
};
