const TAKES_TAGS = ['cacheTag', 'updateTag', 'revalidateTag'];
const WRITTEN_OUT = ['Literal', 'TemplateLiteral', 'BinaryExpression'];

/**
 * Returns those arguments of a call that are cache tags. All arguments of cacheTag are tags. For updateTag and
 * revalidateTag, only the first argument is a tag; the second is a cache profile.
 */
const tagsOf = (node) => (node.callee.name === 'cacheTag' ? node.arguments : node.arguments.slice(0, 1));

/**
 * Requires that cache tags are built only in lib/cache/tags.ts, so that a write expires the same tags that cached data
 * has.
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { tag: 'Build this tag with a function of lib/cache/tags.ts.' },
  },
  create(context) {
    return {
      CallExpression(node) {
        if (node.callee.type !== 'Identifier' || !TAKES_TAGS.includes(node.callee.name)) return;
        for (const tag of tagsOf(node)) {
          if (WRITTEN_OUT.includes(tag.type)) context.report({ node: tag, messageId: 'tag' });
        }
      },
    };
  },
};
