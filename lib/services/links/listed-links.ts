import 'server-only';
import { linksList } from '@/lib/resources/definitions/links';
import { titleOf } from '@/lib/resources/entity-texts';
import type { Resource } from '@/lib/resources/resource';
import { LINKED_RESOURCES } from './collect-links';

/** Returns the definition of the list of links, with every entity that may contain links as a filter. */
export const listedLinks = (): Resource =>
  linksList(LINKED_RESOURCES.map((resource) => ({ value: resource.key, label: titleOf(resource) })));
