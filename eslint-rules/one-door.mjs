/**
 * Requires that only lib/data calls the database. Anywhere else, `.from(` and `.rpc(` of a Supabase client are errors.
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { door: 'Database calls belong in lib/data: call or add a function there.' },
  },
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const { name } = callee.property;
        // Allow Array.from, Buffer.from and the like, which are methods of classes. Class names begin with a capital
        // letter; names of Supabase clients do not.
        const isClass = callee.object.type === 'Identifier' && /^[A-Z]/.test(callee.object.name);
        if (name === 'rpc' || (name === 'from' && !isClass)) context.report({ node, messageId: 'door' });
      },
    };
  },
};
