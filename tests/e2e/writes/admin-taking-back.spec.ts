import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { answerOf, question, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { deleteRow, insertRow, uniqueWord, removeRows, updateRow } from '../../helpers/site-rows.ts';
import { adminClient, retailerRow } from '../../helpers/site.ts';

const versionOf = (page: Page, number: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^Version ${number},`) }) });

async function stored(id: string) {
  const { data, error } = await (await adminClient()).from('retailers').select().eq('id', id).maybeSingle();
  if (error) throw error;
  return data;
}

const statusOf = async (page: Page, path: string) => (await answerOf(page.request, path))[0];

test('a version is previewed before it is restored, and publication and address change only when selected', async ({
  page,
}) => {
  const slug = uniqueWord('back');
  const old = { is_published: false, typical_discount: 'Up to 10% off' };
  const retailer = await insertRow('retailers', { ...retailerRow(`${slug}-old`), ...old });
  const { id } = retailer;
  await updateRow('retailers', retailer, { slug, is_published: true, typical_discount: 'Up to 20% off' });
  expect(await statusOf(page, `/retailers/${slug}`)).toBe(200);

  await signInAsAdmin(page, `/admin/retailers/${id}/history`);
  const first = versionOf(page, 1);
  await first.getByRole('button', { name: 'Restore this version' }).click();
  await expect(question(page)).toContainText('Published: currently Yes, in this version No.');
  await expect(question(page)).toContainText(
    `Currently /retailers/${slug}, in this version /retailers/${slug}-old.`,
  );
  await expect(question(page).getByRole('row', { name: /Typical discount/ })).toContainText(
    'Up to 20% offUp to 10% off',
  );
  const text = await question(page).innerText();
  expect(text.indexOf('Restore publication too')).toBeLessThan(text.indexOf('Restore the path too'));
  expect(text.indexOf('Restore the path too')).toBeLessThan(text.indexOf('Typical discount'));
  await expectNoViolations(page);
  await question(page).getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
  expect(await stored(id)).toMatchObject({ slug, is_published: true, typical_discount: 'Up to 10% off' });
  expect(await statusOf(page, `/retailers/${slug}`)).toBe(200);

  await first.getByRole('button', { name: 'Restore this version' }).click();
  await question(page).getByRole('checkbox', { name: 'Restore publication too' }).check();
  await question(page).getByRole('checkbox', { name: 'Restore the path too' }).check();
  await question(page).getByRole('button', { name: 'Restore' }).click();
  await expect(versionOf(page, 4)).toBeVisible();
  expect(await stored(id)).toMatchObject({ slug: `${slug}-old`, is_published: false });
  await removeRows('retailers', 'slug', slug);
});

test('restoring a version with a missing logo and products reports it and leaves them out', async ({
  page,
}) => {
  const slug = uniqueWord('gone');
  const lost = { logo: `logos/${slug}-lost.png`, typical_discount: 'Up to 11% off' };
  const product = await insertRow('products', { slug: `${slug}-thing`, name: 'Thing' });
  const top_products = [`${slug}-thing`];
  const retailer = await insertRow('retailers', { ...retailerRow(slug), ...lost, top_products });
  const { id } = retailer;
  await updateRow('retailers', retailer, { logo: '🐨', typical_discount: 'Up to 12% off' });
  await deleteRow('products', product);

  await signInAsAdmin(page, `/admin/retailers/${id}/history`);
  await versionOf(page, 1).getByRole('button', { name: 'Restore this version' }).click();
  await expect(question(page)).toContainText(
    'The logo of that version no longer exists: the current one is kept.',
  );
  await expect(question(page)).toContainText(`Top products: ${slug}-thing no longer exists and is left out.`);
  await question(page).getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
  expect(await stored(id)).toMatchObject({ logo: '🐨', typical_discount: 'Up to 11% off', top_products: [] });
  await removeRows('retailers', 'slug', slug);
});

test('a deletion lists where the row is used, and can be undone completely from its message', async ({
  page,
}) => {
  const slug = uniqueWord('undo');
  const others = [`${slug}-a`, `${slug}-b`];
  for (const other of others) await insertRow('retailers', retailerRow(other));
  const { id } = await insertRow('retailers', { ...retailerRow(slug), is_published: true });
  const { id: category } = await insertRow('categories', {
    ...{ slug: `${slug}-category`, name: `Category ${slug}` },
    top_retailers: [others[0], slug, others[1]],
  });
  const guide = { slug: `${slug}-guide`, title: `Guide ${slug}`, content_type: 'guide' };
  await insertRow('content', { ...guide, body: `<p><a href="/retailers/${slug}">See</a></p>` });
  await insertRow('redirects', { from_path: `/${slug}-way`, to_path: `/retailers/${slug}` });
  const before = await stored(id);
  const listed = async () => {
    const { data } = await (
      await adminClient()
    )
      .from('categories')
      .select('top_retailers')
      .eq('id', category)
      .single();
    return data?.top_retailers;
  };

  await signInAsAdmin(page, `/admin/retailers/${id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question(page)).toContainText(
    `1 category (Category ${slug}): it will be removed from ‘Top retailers’.`,
  );
  await expect(question(page)).toContainText(`1 redirect (/${slug}-way) will be deleted too.`);
  await expect(question(page)).toContainText(
    `1 piece of content (Guide ${slug}) links there: these links will break.`,
  );
  await expect(question(page)).toContainText(`/retailers/${slug} will show ‘not found’`);
  await expectNoViolations(page);
  await question(page).getByRole('button', { name: 'Delete' }).click();
  const told = toast(page, 'Retailer deleted successfully');
  await expect(told).toBeVisible();
  expect(await stored(id)).toBeNull();
  expect(await listed()).toEqual(others);
  expect(await statusOf(page, `/retailers/${slug}`)).toBe(404);

  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '1 retailer restored')).toBeVisible();
  const after = await stored(id);
  expect({ ...after, updated_at: null }).toEqual({ ...before, updated_at: null });
  expect(await listed()).toEqual([others[0], slug, others[1]]);
  expect(await answerOf(page.request, `/retailers/${slug}`)).toEqual([200, null]);
  expect(await answerOf(page.request, `/${slug}-way`)).toEqual([308, `/retailers/${slug}`]);
  await removeRows('retailers', 'slug', slug);
  await removeRows('categories', 'slug', slug);
  await removeRows('content', 'slug', slug);
});

test('deleting many rows is undone as a whole, or not at all when a slug is taken again', async ({
  page,
}) => {
  const slug = uniqueWord('many');
  const ids: string[] = [];
  for (const number of [1, 2]) ids.push((await insertRow('retailers', retailerRow(`${slug}-${number}`))).id);
  const left = async () =>
    (await (await adminClient()).from('retailers').select('id').in('id', ids)).data?.length;
  await signInAsAdmin(page, `/admin/retailers?q=${slug}`);
  const remove = async () => {
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, '2 retailers deleted successfully').last()).toBeVisible();
  };
  await remove();
  expect(await left()).toBe(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(toast(page, '2 retailers restored')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: slug })).toHaveCount(2);
  expect(await left()).toBe(2);

  await remove();
  await insertRow('retailers', retailerRow(`${slug}-2`));
  await undo.click();
  await expect(toast(page, `The slug ‘${slug}-2’ is now used by another`)).toContainText('Error');
  expect(await left()).toBe(0);
  await removeRows('retailers', 'slug', slug);
});

test('the history of a deleted row can be found, opened and used to restore it, unpublished or published', async ({
  page,
}) => {
  const slug = uniqueWord('deleted');
  const times = { publish_at: '2125-12-26T00:00:00+00:00', unpublish_at: '2126-12-26T00:00:00+00:00' };
  const retailer = await insertRow('retailers', { ...retailerRow(slug), ...times, is_published: true });
  const { id } = retailer;
  await updateRow('retailers', retailer, { typical_discount: 'Up to 21% off' });
  await removeRows('retailers', 'slug', slug);

  await signInAsAdmin(page, '/admin/retailers');
  await page.getByRole('link', { name: 'Deleted retailers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deleted retailers');
  await expectNoViolations(page);
  await page.getByRole('listitem').filter({ hasText: slug }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('deleted this retailer on')).toBeVisible();
  expect((await page.request.get(`/admin/retailers/${id}/history`)).status()).toBe(200);
  expect((await page.request.get(`/admin/retailers/${crypto.randomUUID()}/history`)).status()).toBe(404);

  await versionOf(page, 1).getByRole('button', { name: 'Restore this version' }).click();
  await expect(question(page)).toContainText('Published: currently No, in this version Yes.');
  await question(page).getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, '1 retailer restored')).toBeVisible();
  await expect(page).toHaveURL(`/admin/retailers/${id}`);
  expect(await stored(id)).toMatchObject({
    ...{ slug, is_published: false, typical_discount: null },
    ...{ publish_at: null, unpublish_at: null },
  });

  await removeRows('retailers', 'slug', slug);
  // The path of a deleted row's form still leads to the row's history.
  await page.goto(`/admin/retailers/${id}`);
  await page.getByRole('link', { name: 'View its history' }).click();
  await versionOf(page, 2).getByRole('button', { name: 'Restore this version' }).click();
  await question(page).getByRole('checkbox', { name: 'Restore publication too' }).check();
  await question(page).getByRole('button', { name: 'Restore' }).click();
  await expect(page).toHaveURL(`/admin/retailers/${id}`);
  expect(await stored(id)).toMatchObject({
    ...{ slug, is_published: true, typical_discount: 'Up to 21% off', ...times },
  });
  expect(await answerOf(page.request, `/retailers/${slug}`)).toEqual([200, null]);
  await removeRows('retailers', 'slug', slug);
});
