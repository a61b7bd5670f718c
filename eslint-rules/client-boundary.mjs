import path from 'node:path';

const SERVER_ONLY =
  /(^@\/|\/)lib\/(config\/env|data\/(?!admin-check).*|services\/.*|supabase\/(public|session|secret))(\.ts)?$/;

const isDirective = (node, text) => node.type === 'ExpressionStatement' && node.directive === text;

/**
 * Forbids 'use client' in pages and layouts, so that only components further down run in the browser. In files with
 * 'use client', forbids imports of secrets, the data layer (except admin-check) and the services. Type imports are
 * allowed.
 */
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
