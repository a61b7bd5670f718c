import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { answerOf, expectCreated, question, saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { retailerRow } from '../../helpers/site.ts';

test('when an editor renames a retailer, its old address redirects to the new one at once', async ({
  page,
  request,
}) => {
  const slug = uniqueWord('moved');
  const { id } = await insertRow('retailers', retailerRow(slug));
  // Requests the page before the slug changes, so that the server has stored the page.
  expect(await answerOf(request, `/retailers/${slug}`)).toEqual([200, null]);
  expect(await answerOf(request, `/retailers/${slug}-new`)).toEqual([404, null]);
  await signInAsAdmin(page, `/admin/retailers/${id}`);
  await page.getByLabel('Slug').fill(`${slug}-new`);
  await saveForm(page);
  await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
  expect(await answerOf(request, `/retailers/${slug}?utm_source=a%20b`)).toEqual([
    308,
    `/retailers/${slug}-new?utm_source=a%20b`,
  ]);
  expect(await answerOf(request, `/${slug}`)).toEqual([308, `/retailers/${slug}-new`]);
  expect(await answerOf(request, `/retailers/${slug}-new`)).toEqual([200, null]);

  // After the slug is changed back and forth, each old path leads to the current path in a single hop.
  await page.getByLabel('Slug').fill(slug);
  await saveForm(page);
  await expect(page.getByRole('status').filter({ hasText: 'All changes are saved.' })).toBeVisible();
  await expect.poll(() => answerOf(request, `/retailers/${slug}`)).toEqual([200, null]);
  expect(await answerOf(request, `/retailers/${slug}-new`)).toEqual([308, `/retailers/${slug}`]);
  await page.getByLabel('Slug').fill(`${slug}-third`);
  await saveForm(page);
  await expect.poll(() => answerOf(request, `/retailers/${slug}-third`)).toEqual([200, null]);
  for (const old of [slug, `${slug}-new`]) {
    expect(await answerOf(request, `/retailers/${old}`)).toEqual([308, `/retailers/${slug}-third`]);
  }
  await removeRows('retailers', 'slug', slug);
});

test('a renamed product is found under its old slug, even after its category was renamed', async ({
  page,
  request,
}) => {
  const word = uniqueWord('moved');
  const shelf = { slug: word, name: `Shelf ${word}`, is_published: true };
  const { id: category } = await insertRow('categories', shelf);
  const parent = { parent_category_slug: word };
  await insertRow('subcategories', { slug: `${word}-part`, name: `Part ${word}`, ...parent });
  const product = { slug: `${word}-one`, name: `Thing ${word}`, category: word, is_published: true };
  const { id } = await insertRow('products', product);
  expect(await answerOf(request, `/${word}/${word}-one`)).toEqual([200, null]);

  await signInAsAdmin(page, `/admin/products/${id}`);
  await page.getByLabel('Slug').fill(`${word}-two`);
  await saveForm(page);
  await expect(toast(page, 'Product updated successfully')).toBeVisible();
  const to = (shelf: string) => `/${shelf}/${word}-two`;
  for (const from of [`/${word}/${word}-one`, `/products/${word}-one`, `/${word}-one`]) {
    expect([from, ...(await answerOf(request, `${from}?x=1`))]).toEqual([from, 308, `${to(word)}?x=1`]);
  }

  await page.goto(`/admin/categories/${category}`);
  await page.getByLabel('Slug').fill(`${word}-new`);
  await saveForm(page);
  await expect(toast(page, 'Category updated successfully')).toBeVisible();
  for (const from of [`/${word}/${word}-one`, `/${word}/${word}-two`, `/products/${word}-one`]) {
    expect([from, ...(await answerOf(request, from))]).toEqual([from, 308, to(`${word}-new`)]);
  }
  expect(await answerOf(request, `/categories/${word}?x=1`)).toEqual([308, `/categories/${word}-new?x=1`]);
  expect(await answerOf(request, `/categories/${word}/${word}-part`)).toEqual([
    308,
    `/categories/${word}-new/${word}-part`,
  ]);
  for (const table of ['products', 'subcategories', 'categories'] as const) {
    await removeRows(table, 'slug', word);
  }
});

test('a renamed guide is found at its old addresses', async ({ page, request }) => {
  const slug = uniqueWord('moved');
  const piece = { slug, title: `Guide ${slug}`, content_type: 'guide', is_published: true };
  const { id } = await insertRow('content', piece);
  expect(await answerOf(request, `/guides/${slug}`)).toEqual([308, `/content/${slug}`]);
  await signInAsAdmin(page, `/admin/content/${id}`);
  await page.getByLabel('Slug').fill(`${slug}-new`);
  await saveForm(page);
  await expect(toast(page, 'Guide updated successfully')).toBeVisible();
  for (const from of [`/content/${slug}`, `/guides/${slug}`, `/${slug}`]) {
    expect([from, ...(await answerOf(request, from))]).toEqual([from, 308, `/content/${slug}-new`]);
  }
  await removeRows('content', 'slug', slug);
});

test('an editor changes where an old address leads, and a loop is refused beside the field', async ({
  page,
  request,
}) => {
  const path = `/${uniqueWord('lead')}`;
  expect(await answerOf(request, path)).toEqual([404, null]);
  await signInAsAdmin(page, '/admin/redirects');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'New redirect' }).click();
  await page.getByLabel('From').fill(`${path}/`);
  await page.getByLabel('To', { exact: true }).fill('/retailers');
  await page.getByRole('button', { name: 'Create redirect' }).click();
  await expect(page.getByLabel('From')).toHaveAccessibleDescription(/without a query or trailing slash/);
  await page.getByLabel('From').fill(path);
  await page.getByRole('button', { name: 'Create redirect' }).click();
  await expectCreated(page, 'Redirect');
  expect(await answerOf(request, `${path}?x=1`)).toEqual([308, '/retailers?x=1']);

  // Adds a second redirect. The edit below would make the two redirects a loop, so the site refuses to save it.
  await insertRow('redirects', { from_path: `${path}-2`, to_path: path });
  await page.getByLabel('To', { exact: true }).fill(`${path}-2?x=1`);
  await saveForm(page);
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    /would lead back to itself/,
  );
  await expectNoViolations(page);
  await page.getByLabel('To', { exact: true }).fill('/products');
  await page.getByLabel('Status').selectOption('307');
  await saveForm(page);
  await expect(toast(page, 'Redirect updated successfully')).toBeVisible();
  expect(await answerOf(request, path)).toEqual([307, '/products']);

  await page.goto(`/admin/redirects?q=${path}`);
  await page.getByLabel(`Select ${path}`, { exact: true }).check();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'Redirect updated successfully')).toBeVisible();
  expect(await answerOf(request, path)).toEqual([404, null]);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '2 redirects deleted successfully')).toBeVisible();

  // The site stores a path in the form that browsers request, however an editor writes it.
  await page.goto('/admin/redirects/new');
  await page.getByLabel('From').fill(`${path}-é,x`);
  await page.getByLabel('To', { exact: true }).fill(`/x/../${path.replace('/l', '%6c')}-%c3%a9,x`);
  await page.getByRole('button', { name: 'Create redirect' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    /would lead back to itself/,
  );
  await page.getByLabel('To', { exact: true }).fill('/retailers');
  await page.getByRole('button', { name: 'Create redirect' }).click();
  await expectCreated(page, 'Redirect');
  expect(await answerOf(request, `${path}-é,x`)).toEqual([308, '/retailers']);

  await page.goto('/admin/redirects/new');
  await page.getByLabel('From').fill(path);
  await page.getByLabel('To', { exact: true }).fill('/retailers');
  await insertRow('redirects', { from_path: path, to_path: '/products' });
  await page.getByRole('button', { name: 'Create redirect' }).click();
  await expect(page.getByLabel('From')).toHaveAccessibleDescription(
    /There’s already a redirect from this path/,
  );
  await removeRows('redirects', 'from_path', path);
});

test('a redirect to a missing page is refused beside its field, when it is created and when it is activated', async ({
  page,
  request,
}) => {
  const word = uniqueWord('lost');
  await insertRow('retailers', { ...retailerRow(`${word}-shop`), is_published: false });
  await insertRow('redirects', {
    from_path: `/${word}-off`,
    to_path: `/retailers/${word}`,
    is_active: false,
  });
  const to = page.getByLabel('To', { exact: true });
  try {
    await signInAsAdmin(page, '/admin/redirects/new');
    await page.getByLabel('From').fill(`/${word}`);
    await to.fill(`/retailers/${word}`);
    // While the editor types the path, a hint says that the page does not exist. The site also refuses to save the
    // redirect.
    await expect(page.getByText('There is no page at this path.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Create redirect' }).click();
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await expect(to).toHaveAccessibleDescription(/There is no page at this path/);
    await to.fill(`/retailers/${word}-shop?x=1`);
    await page.getByRole('button', { name: 'Create redirect' }).click();
    await expect(to).toHaveAccessibleDescription(/The page at this path isn’t published/);
    expect(await answerOf(request, `/${word}`)).toEqual([404, null]);
    await to.fill('/gaming/ps5');
    await page.getByRole('button', { name: 'Create redirect' }).click();
    await expectCreated(page, 'Redirect');
    await to.fill('/no/such/page');
    await saveForm(page);
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    expect(await answerOf(request, `/${word}`)).toEqual([308, '/gaming/ps5']);

    await page.goto(`/admin/redirects?q=${word}-off`);
    await page.getByLabel(`Select /${word}-off`, { exact: true }).check();
    await page.getByRole('button', { name: 'Activate', exact: true }).click();
    await expect(toast(page, `/${word}-off: There is no page at this path`)).toBeVisible();
    expect(await answerOf(request, `/${word}-off`)).toEqual([404, null]);
  } finally {
    await removeRows('redirects', 'from_path', `/${word}`);
    await removeRows('retailers', 'slug', word);
  }
});
