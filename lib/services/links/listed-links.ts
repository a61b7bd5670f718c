import 'server-only';
import { builtInLegal } from '@/lib/resources/definitions/legal-pages';
import { linksList } from '@/lib/resources/definitions/links';
import { titleOf } from '@/lib/resources/entity-texts';
import type { Resource } from '@/lib/resources/resource';
import { LINKED_RESOURCES } from './collect-links';

/**
 * Returns the definition of the list of links. Its filter for entities contains every entity whose rows may contain
 * links.
 */
export const listedLinks = (): Resource =>
  linksList(
    [...LINKED_RESOURCES, builtInLegal].map((resource) => ({
      value: resource.key,
      label: titleOf(resource),
    })),
  );
