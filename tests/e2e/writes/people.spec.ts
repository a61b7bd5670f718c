import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectCreated } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, removeRows, uniqueWord } from '../../helpers/site-rows.ts';

test('an editor adds a person, whose page shows the guides that the person wrote', async ({
  page,
  request,
}) => {
  const slug = uniqueWord('ada');
  const guide = `${slug}-guide`;
  try {
    await signInAsAdmin(page, '/admin/people');
    await page.getByRole('link', { name: 'New person' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ada Quill');
    await page.getByLabel('Slug').fill(slug);
    await page.getByLabel('Role').fill('Shopping editor');
    await page.getByLabel('Profile page').fill('https://people.example/ada');
    await page.getByRole('switch', { name: 'Published' }).check();
    await page.getByRole('button', { name: 'Create person' }).click();
    await expectCreated(page, 'Person');
    await insertRow('content', {
      slug: guide,
      title: `Guide ${guide}`,
      content_type: 'guide',
      is_published: true,
      author_slug: slug,
      reviewer_slug: slug,
    });

    await page.goto(`/content/${guide}`);
    await expect(page.getByText('Reviewed by Ada Quill')).toBeVisible();
    await page.getByRole('link', { name: 'Ada Quill' }).first().click();
    await expect(page).toHaveURL(`/people/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Quill');
    await expect(page.getByRole('main').getByText('Shopping editor')).toBeVisible();
    await expect(page.getByRole('link', { name: `Guide ${guide}` })).toBeVisible();
    await expectNoViolations(page);
    const sitemap = await (await request.get('/sitemaps/people-1.xml')).text();
    expect(sitemap).toContain(`/people/${slug}`);
  } finally {
    await removeRows('content', 'slug', guide);
    await removeRows('people', 'slug', slug);
  }
  expect((await request.get(`/people/${slug}`)).status()).toBe(404);
});
