import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { toast } from '../../helpers/admin.ts';
import { activate, press, tabTo, pickUpItem, typeInto } from '../../helpers/keyboard.ts';
import { test } from '../../helpers/own-site.ts';
import { uniqueWord, removeRows } from '../../helpers/site-rows.ts';

// Each test uses only the keyboard to create one row, such as a retailer: it uses no mouse and does not call focus().
// Each of the forms has a kind of field that the other forms lack.

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });

interface Creation {
  screen: string;
  link: string;
  typed: [label: string, text: (word: string) => string][];
  more?: (page: Page) => Promise<void>;
  said: string;
  rows: [table: Parameters<typeof removeRows>[0], column: string, before?: string];
}

const CREATIONS: Creation[] = [
  {
    screen: 'retailers',
    link: 'New retailer',
    typed: [
      ['Name', (word) => word],
      ['Description', () => 'Sells things of every kind, online and in twelve shops.'],
      ['Affiliate link', () => 'https://shop.example/'],
    ],
    more: orderReferences,
    said: 'Retailer created successfully',
    rows: ['retailers', 'slug'],
  },
  {
    screen: 'categories',
    link: 'New category',
    typed: [['Name', (word) => word]],
    more: async (page) => {
      await activate(page, button(page, 'Seedling'));
      await expect(main(page).getByLabel('Icon', { exact: true })).toHaveValue('🌱');
    },
    said: 'Category created successfully',
    rows: ['categories', 'slug'],
  },
  {
    screen: 'products',
    link: 'New product',
    typed: [['Name', (word) => word]],
    more: async (page) => {
      await activate(page, button(page, 'Add variant'));
      await page.keyboard.type('Large');
      await activate(page, button(page, /^Add property/));
      await page.keyboard.type('Colour');
      await press(page, 'Tab');
      await page.keyboard.type('Red');
    },
    said: 'Product created successfully',
    rows: ['products', 'slug'],
  },
  {
    screen: 'content',
    link: 'New content',
    typed: [['Title', (word) => word]],
    more: writeText,
    said: 'Guide created successfully',
    rows: ['content', 'slug'],
  },
  {
    screen: 'link-manager/verifications',
    link: 'New affiliate verification',
    typed: [
      ['Network', (word) => word],
      ['Name of the tag', (word) => word],
      ['Content of the tag', () => 'abc123'],
    ],
    said: 'Affiliate verification created successfully',
    rows: ['affiliate_verifications', 'network_name'],
  },
  {
    screen: 'redirects',
    link: 'New redirect',
    typed: [
      ['From', (word) => `/${word}`],
      ['To', () => '/retailers'],
    ],
    said: 'Redirect created successfully',
    rows: ['redirects', 'from_path', '/'],
  },
];

/**
 * Uses only the keyboard to choose three categories, reorder them (with the drag handle and with the buttons), and
 * remove one.
 */
async function orderReferences(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Key categories', exact: true }).getByRole('listitem');
  const adder = button(page, 'Add category');
  await activate(page, adder);
  for (const slug of ['electronics', 'fashion', 'gaming']) {
    await page.keyboard.type(slug);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([new RegExp(slug)]);
    await press(page, 'Enter');
  }
  await press(page, 'Escape');
  await expect(adder).toBeFocused();
  await expect(list).toContainText(['Electronics', 'Fashion', 'Gaming']);
  await tabTo(page, list.nth(2).getByRole('button', { name: /^Drag/ }), 'Shift+Tab');
  await pickUpItem(page, 'Holding Gaming, 3 of 3.');
  await press(page, 'ArrowUp');
  await expect(page.getByText('Holding Gaming, 2 of 3.')).toBeAttached();
  await press(page, 'ArrowUp');
  await expect(page.getByText('Holding Gaming, 1 of 3.')).toBeAttached();
  await press(page, 'Space');
  await expect(list).toContainText(['Gaming', 'Electronics', 'Fashion']);
  await activate(page, list.first().getByRole('button', { name: /^Move .* down$/ }));
  await expect(list).toContainText(['Electronics', 'Gaming', 'Fashion']);
  await activate(page, list.nth(2).getByRole('button', { name: /^Remove/ }));
  await expect(list).toContainText(['Electronics', 'Gaming']);
}

/** Uses only the keyboard to write a heading and a link in the rich text editor. Uses the editor's toolbar. */
async function writeText(page: Page): Promise<void> {
  const body = page.getByRole('textbox', { name: 'Body', exact: true });
  const tools = page.getByRole('toolbar', { name: 'Formatting of Body' });
  const choose = async (tool: string) => {
    await tabTo(page, tools.locator('[tabindex="0"]'), 'Shift+Tab');
    await tabTo(page, tools.getByRole('button', { name: tool, exact: true }), 'ArrowRight');
    await press(page, 'Enter');
  };
  await tabTo(page, body);
  await page.keyboard.type('When to buy');
  await choose('Heading 2');
  await tabTo(page, body);
  await press(page, 'End', 'Enter');
  await page.keyboard.type('Read the list');
  await press(page, 'Shift+Home');
  await choose('Link');
  await page.keyboard.type('/retailers');
  await press(page, 'Enter');
  await expect(body.getByRole('heading', { name: 'When to buy' })).toBeVisible();
  await expect(body.getByRole('link', { name: 'Read the list' })).toHaveAttribute('href', '/retailers');
  await expect(body).toBeFocused();
}

for (const { screen, link, typed, more, said, rows } of CREATIONS) {
  test(`${screen}: an entry can be created with the keyboard alone`, async ({ page }) => {
    const word = uniqueWord('by-keys');
    const [table, column, before = ''] = rows;
    const heading = page.getByRole('heading', { level: 1 });
    try {
      await signInAsAdmin(page, `/admin/${screen}`);
      await activate(page, main(page).getByRole('link', { name: link }));
      await expect(heading).toHaveText(link);
      await expect(heading).toBeFocused();
      for (const [label, text] of typed) {
        await typeInto(page, main(page).getByLabel(label, { exact: true }), text(word));
      }
      await more?.(page);
      await activate(page, button(page, /^Create /));
      await expect(toast(page, said)).toBeVisible();
      await expect(heading).toContainText(word);
      await expect(heading).toBeFocused();
    } finally {
      await removeRows(table, column, before + word);
    }
  });
}
