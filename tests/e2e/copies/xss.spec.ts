import { expect } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { allAttacks as all, attacksUpTo as upTo, expectInert, watch } from '../../helpers/attacks.ts';
import { test } from '../../helpers/own-site.ts';
import { OWN_XSS_CORPUS } from '../../helpers/xss-corpus.ts';
import { adminClient, revalidate, DISCOUNT_EVIDENCE } from '../../helpers/site.ts';
import { deleteRow, insertRow, updateRow } from '../../helpers/site-rows.ts';

// The tests write to the database through the API, which bypasses the checks of the forms. Pages and forms therefore
// get the worst possible texts.

const SETTINGS_ID = '00000000-0000-0000-0000-000000000001';
test('no attack in the collection runs on public pages, and all pages still work', async ({ page }, {
  project,
}) => {
  const ran = await watch(page);
  const word = `xss-${project.name}`;
  const content = await insertRow('content', {
    slug: word,
    title: `Xss ${all.slice(0, 150)}`,
    content_type: 'guide',
    body: all,
    intro_paragraph: upTo(5000),
    description: upTo(5000),
    faqs: [{ question: upTo(290), answer: upTo(5000) }],
    is_published: true,
  });
  const retailer = await insertRow('retailers', {
    slug: word,
    name: 'Xss <img src=x onerror=__xss(1)><script>__xss(1)</script>',
    description: upTo(5000),
    typical_discount: '<svg onload=__xss(1)>',
    ...DISCOUNT_EVIDENCE,
    discount_source_name: '<svg onload=__xss(1)>',
    terms_snippet: upTo(2000),
    cta_url: 'https://shop.example/',
    meta_description: '</title><script>__xss(1)</script><img src=x onerror=__xss(1)>',
    highlights_data: [{ feature: '<b onclick=__xss(1)>a</b>', values: [upTo(300), '', ''] }],
    is_published: true,
  });
  const settings = { id: SETTINGS_ID };
  try {
    await updateRow('homepage_settings', settings, {
      intro_paragraph: upTo(20_000),
      about_section_content: upTo(20_000),
      hero_subtitle: '</p><script>__xss(1)</script><img src=x onerror=__xss(1)>',
    });
    for (const path of ['/', `/content/${word}`, `/retailers/${word}`, `/search?q=${word}`, '/retailers']) {
      const answer = await page.goto(path, { waitUntil: 'load' });
      expect([path, answer?.status()]).toEqual([path, 200]);
      await expectInert(page);
      // The attack has neither removed nor hidden the page's header.
      await expect(page.getByRole('banner')).toBeVisible();
    }
  } finally {
    await updateRow('homepage_settings', settings, {
      intro_paragraph: null,
      about_section_content: null,
      hero_subtitle: null,
    });
    await deleteRow('content', content);
    await deleteRow('retailers', retailer);
  }
  expect(ran).toEqual([]);
});

test('no attack runs when it is the whole body of a page', async ({ page }, { project }) => {
  // This test takes long: it opens a page for each of more than a hundred texts.
  const ran = await watch(page);
  const word = `xss-alone-${project.name}`;
  const content = await insertRow('content', {
    slug: word,
    title: 'Xss',
    content_type: 'article',
    body: '<p>First</p>',
    is_published: true,
  });
  const db = await adminClient();
  try {
    for (const { html } of OWN_XSS_CORPUS) {
      const body = html.replaceAll('\u0000', '');
      const { error } = await db.from('content').update({ body }).eq('slug', word);
      expect(error).toBeNull();
      await revalidate({ table: 'content', record: { slug: word } });
      const answer = await page.goto(`/content/${word}`, { waitUntil: 'load' });
      expect([html, answer?.status()]).toEqual([html, 200]);
      await expectInert(page);
      expect([html, ran]).toEqual([html, []]);
    }
  } finally {
    await deleteRow('content', content);
  }
});

test('no attack in the collection runs in the editors of the admin area', async ({ page }, { project }) => {
  await signInAsAdmin(page, '/admin');
  const ran = await watch(page);
  const settings = { id: SETTINGS_ID };
  const legal = await insertRow('legal_pages', {
    slug: 'terms',
    title: 'Xss <script>__xss(1)</script><img src=x onerror=__xss(1)>',
    body: all,
    meta_description: '<img src=x onerror=__xss(1)>',
    is_published: true,
  });
  const content = await insertRow('content', {
    slug: `xss-desk-${project.name}`,
    title: 'Xss <img src=x onerror=__xss(1)>',
    content_type: 'guide',
    body: all,
    intro_paragraph: upTo(5000),
    description: upTo(5000),
    faqs: [{ question: upTo(290), answer: upTo(5000) }],
  });
  try {
    await updateRow('homepage_settings', settings, { intro_paragraph: upTo(20_000) });
    const guide = `/admin/content/${String(content.id)}`;
    for (const path of ['/admin/content', guide, `${guide}/history`, '/admin']) {
      await page.goto(path, { waitUntil: 'load' });
      if (path === guide) await expect(page.getByRole('toolbar')).not.toHaveCount(0);
      await expectInert(page);
    }
    const editor = `/admin/legal/${String(legal.id)}`;
    for (const path of ['/admin/legal', editor, `${editor}/history`, '/admin/homepage', '/terms']) {
      await page.goto(path, { waitUntil: 'load' });
      if (path === editor)
        await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
      if (path === '/admin/homepage') {
        await expect(page.getByRole('textbox', { name: 'Introduction', exact: true })).toBeVisible();
        await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
      }
      await expectInert(page);
    }
    // Enters all texts once more, as HTML source. The editor then converts this source.
    await page.goto(editor);
    await page.getByRole('button', { name: 'HTML source of Text' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(all);
    await page.getByRole('button', { name: 'HTML source of Text' }).click();
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expectInert(page);
  } finally {
    await updateRow('homepage_settings', settings, { intro_paragraph: null });
    await deleteRow('legal_pages', legal);
    await deleteRow('content', content);
  }
  expect(ran).toEqual([]);
});
