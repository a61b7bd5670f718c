import path from 'node:path';

const SERVER_ONLY = /(^@\/|\/)lib\/(env|data\/(?!admin-check).*|supabase\/(public|session|secret))(\.ts)?$/;

const isDirective = (node, text) => node.type === 'ExpressionStatement' && node.directive === text;

/** 'use client' stands on leaves, and what runs in a browser imports neither secrets nor the data layer. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      leaf: "'use client' belongs on a leaf component, not on a page or layout.",
      server: "'{{source}}' is for the server; this file runs in the browser.",
    },
  },
  create(context) {
    const isEntry = /^(page|layout)\.[jt]sx?$/.test(path.basename(context.filename));
    return {
      Program(program) {
        const directive = program.body.find((node) => isDirective(node, 'use client'));
        if (!directive) return;
        if (isEntry) context.report({ node: directive, messageId: 'leaf' });
        for (const node of program.body) {
          if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
          const source = node.source.value;
          if (SERVER_ONLY.test(source)) context.report({ node, messageId: 'server', data: { source } });
        }
      },
    };
  },
};
