'use server';

import { z } from 'zod';
import { settingsTag } from '@/lib/cache-tags';
import { reorderMenu, replaceMenu } from '@/lib/data/admin/navigation';
import { navigation as defaultMenu } from '@/lib/fallback/navigation';
import { navigation } from '@/lib/resources/navigation';
import { failureText, successText } from '@/lib/resources/words';
import { actionError, actionOk } from './action-state';
import { adminAction } from './admin-action';

const tags = [settingsTag('navigation_menu')];

const order = z.array(z.uuid()).max(500);

/** Saves the order of all items. */
export const reorderNavigationAction = adminAction(
  z.strictObject({ ids: order, before: order }),
  async (input, { db }) => {
    if (!(await reorderMenu(db, input))) {
      const message = `${failureText(navigation, 'updated')}: somebody has changed the menu since you opened it`;
      // What they made of it is drawn.
      return { state: actionError(message), tags: [] };
    }
    return {
      state: actionOk({ message: successText(navigation, 'updated') }),
      tags,
    };
  },
);

/** Puts the default menu in the place of what there is. */
export const resetNavigationAction = adminAction(z.strictObject({}), async (_input, { db }) => {
  await replaceMenu(db, defaultMenu);
  return { state: actionOk({ message: 'The default menu is back' }), tags };
});
