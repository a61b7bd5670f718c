'use server';

import { z } from 'zod';
import { settingsTag } from '@/lib/cache/tags';
import { reorderMenu, replaceMenu } from '@/lib/data/admin/navigation';
import { navigation as defaultMenu } from '@/lib/fallback/navigation';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { navigation } from '@/lib/resources/definitions/navigation';
import { failureText, successText } from '@/lib/resources/entity-texts';
import { adminAction } from './admin-action';

const tags = [settingsTag('navigation_menu')];

const order = z.array(z.uuid()).max(500);

/** Saves the order of all menu items. */
export const reorderNavigationAction = adminAction(
  z.strictObject({ ids: order, before: order }),
  async (input, { db }) => {
    if (!(await reorderMenu(db, input))) {
      const message = `${failureText(navigation, 'updated')}: someone else has changed the menu since you opened it`;
      // Someone else has changed the menu. An empty list of tags refreshes the editor's page, so that it shows the
      // change.
      return { state: actionError(message), tags: [] };
    }
    return {
      state: actionOk({ message: successText(navigation, 'updated') }),
      tags,
    };
  },
);

/** Replaces all menu items with the default menu. */
export const resetNavigationAction = adminAction(z.strictObject({}), async (_input, { db }) => {
  await replaceMenu(db, defaultMenu);
  return { state: actionOk({ message: 'The default menu has been restored' }), tags };
});
