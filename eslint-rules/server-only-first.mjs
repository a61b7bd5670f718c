/**
 * Requires that files of the data layer and of the services begin with `import 'server-only'`. The build then fails if
 * such a file is bundled for the browser.
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { first: "The first statement must be: import 'server-only';" },
  },
  create(context) {
    return {
      Program(program) {
        const first = program.body[0];
        const isIt = first?.type === 'ImportDeclaration' && first.source.value === 'server-only';
        if (!isIt) context.report({ node: first ?? program, messageId: 'first' });
      },
    };
  },
};
