const REQUEST_BOUND = {
  'next/headers': ['cookies', 'headers', 'draftMode'],
  'next/server': ['connection'],
  'next/navigation': ['useSearchParams'],
};

/** Forbids public pages to read anything from the request, because they are rendered once for all visitors. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { request: '`{{name}}` belongs to one request; this page is rendered once for everybody.' },
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'request', data: { name } });
    return {
      ImportSpecifier(node) {
        const { name } = node.imported;
        if (REQUEST_BOUND[node.parent.source.value]?.includes(name)) report(node, name);
      },
      Identifier(node) {
        if (node.name === 'searchParams') report(node, 'searchParams');
      },
    };
  },
};
