const hasDirective = (body) => body.some((node) => node.directive === 'use server');

/**
 * Returns whether a node is a call of a wrapper for server actions, such as `adminAction(…)`. The names of all wrappers
 * end in 'Action'.
 */
const isWrapped = (node) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  /^[a-z]\w*Action$/.test(node.callee.name);

const isType = (node) =>
  node.exportKind === 'type' || /^TS(Interface|TypeAlias)/.test(node.declaration?.type ?? '');

/**
 * Requires every server action to be created by a wrapper. Anyone can call a server action, so the wrapper first checks
 * the role and the input.
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrap: 'A server action must be `export const name = adminAction(schema, handler)` or made by another wrapper.',
      inline: 'A server action inside a function escapes the wrapper: move it to a file of its own.',
    },
  },
  create(context) {
    const file = hasDirective(context.sourceCode.ast.body);
    const refuse = (node) => context.report({ node, messageId: 'wrap' });
    return {
      BlockStatement(node) {
        if (hasDirective(node.body)) context.report({ node, messageId: 'inline' });
      },
      ExportNamedDeclaration(node) {
        if (!file || isType(node)) return;
        if (node.declaration?.type !== 'VariableDeclaration') return refuse(node);
        for (const { init } of node.declaration.declarations) if (!isWrapped(init)) refuse(node);
      },
      ExportDefaultDeclaration(node) {
        if (file && !isWrapped(node.declaration)) refuse(node);
      },
      ExportAllDeclaration(node) {
        if (file && node.exportKind !== 'type') refuse(node);
      },
    };
  },
};
