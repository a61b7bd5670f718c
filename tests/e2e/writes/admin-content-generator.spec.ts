import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { addModelKey, revokeModelKeys } from '../../helpers/model-keys.ts';
import { type ModelServer, startModelServer } from '../../helpers/model-server.ts';
import { insertRow, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { adminClient, retailerRow } from '../../helpers/site.ts';

const word = uniqueWord('generator');
let models: ModelServer;
let shopId: string;
test.beforeAll(async () => {
  models = await startModelServer();
  const facts = {
    ...{ returns_days: 30, falls: [`Coats of ${word}`], holds: ['Kitchens'], facts_source_name: 'The shop' },
    ...{ facts_source_url: 'https://shop.example/returns', facts_checked_on: '2026-11-20' },
  };
  shopId = (await insertRow('retailers', { ...retailerRow(word), ...facts })).id;
});
test.afterAll(async () => {
  await models.stop();
  await removeRows('retailers', 'slug', word);
  await revokeModelKeys(word);
});

test('an editor drafts a text, proves its facts, accepts it, and saves it; prompts are tried on the model', async ({
  page,
  request,
}) => {
  const publicText = async () => (await request.get(`/retailers/${word}`)).text();
  await signInAsAdmin(page, '/admin/api-keys');
  await addModelKey(page, { label: word, url: models.url, budget: 50, price: { input: 1000, output: 2000 } });

  await page.goto('/admin/content-generator');
  await page.getByLabel('Type of text').selectOption('Retailer description');
  await page.getByRole('button', { name: 'Choose a retailer' }).click();
  await page.getByPlaceholder('Name or slug').fill(word);
  await page.getByRole('option', { name: `Shop ${word}` }).click();
  await page.getByLabel('API key').selectOption(word);
  await expect(
    page.getByText(/^At most £\d.* The key’s budget has £50\.00 left this month\.$/),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /^Usually reduced/ }).uncheck();
  await expectNoViolations(page, '#content');

  const first = `${word} takes goods back within 30 days, and cuts the prices of its kitchens by 70% in the sales.`;
  let goOn: () => void = () => undefined;
  const halfway = new Promise<void>((resolve) => (goOn = resolve));
  models.next = [{ kind: 'object', object: { description: first }, halfway }];
  await page.getByRole('button', { name: 'Draft', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Description', exact: true })).toContainText(`${word} takes`);
  await expectNoViolations(page, '#content');
  goOn();
  const field = page.getByRole('textbox', { name: 'Description', exact: true });
  await expect(field).toHaveValue(first);
  const sent = JSON.stringify(models.requests.at(-1)?.body);
  expect(sent).toContain('Kitchens');
  expect(sent).not.toContain(`Coats of ${word}`);

  // The draft states '30 days' and '70%'. A field of the database contains the 30 days, but no field contains the 70%.
  const facts = page.getByRole('group', { name: 'Facts in Description' });
  await expect(facts.getByRole('listitem').filter({ hasText: '30 days' })).toContainText('Supported by');
  await expect(page.getByText('One fact isn’t supported.')).toBeVisible();
  const accept = page.getByRole('button', { name: 'Accept as a draft' });
  await accept.press('Enter');
  await expect(toast(page, 'No field supports ‘70%’')).toBeVisible();
  await expectNoViolations(page, '#content');

  const second = first.replace('70%', 'up to 40%');
  models.next = [{ kind: 'object', object: { description: second } }];
  await page.getByRole('button', { name: /^Draft again\b.*Description/ }).click();
  await expect(field).toHaveValue(second);
  await field.fill(`${second} Ask before you buy.`);
  await page.getByLabel('Source for ‘up to 40%’').fill('The shop’s announcement of 20 November 2026');
  await expect(page.getByText('All texts selected. Visitors won’t see them yet.')).toBeVisible();
  await accept.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/retailers/${shopId}\\?generation=`));
  await expect(field).toHaveValue(`${second} Ask before you buy.`);
  expect(await publicText()).not.toContain('Ask before you buy');
  await saveForm(page);
  await expect(toast(page, 'updated successfully')).toBeVisible();
  expect(await publicText()).toContain('Ask before you buy');

  await page.goto('/admin/content-generator');
  const history = page.getByRole('region', { name: 'Table of drafts' }).getByRole('row');
  await expect(history.filter({ hasText: word })).toHaveText([/Accepted.*by you.*£0\.18/, /Drafted again/]);
  await history
    .filter({ hasText: 'Accepted' })
    .first()
    .getByRole('link', { name: /^Retailer/ })
    .click();
  await expect(page.getByText('The shop’s announcement of 20 November 2026')).toBeVisible();
  await expectNoViolations(page, '#content');

  // Requests drafts with two versions of a prompt. The screen shows both drafts side by side, and links to a list of
  // each version's drafts.
  const db = await adminClient();
  const { data: prompt } = await db.from('prompts').select('id').eq('purpose', 'faqs').single();
  const added = await db.rpc('add_prompt_version', {
    ...{ _prompt: prompt?.id ?? '', _system_text: 'Short.', _user_text: '{{facts}}' },
    ...{ _temperature: 0.4, _max_tokens: 300 },
  });
  const number = String(added.data);
  await page.goto(`/admin/prompts/prompt?purpose=faqs&version=${number}&to=retailers&slug=${word}`);
  const answers = ['Short', 'Long'].map((answer) => ({ faqs: [{ question: 'Open?', answer }] }));
  models.next = answers.map((object) => ({ kind: 'object', object }));
  await page.getByRole('button', { name: 'Ask the model' }).click();
  const drafts = page.getByRole('region', { name: /^Draft by version/ });
  await expect(drafts).toHaveCount(2);
  await expect(drafts.first()).toContainText(/Answer: (?:Short|Long)/);
  await expect(drafts.last()).toContainText(/Answer: (?:Short|Long)/);
  await expectNoViolations(page, '#content');
  await page.reload();
  await page.getByRole('link', { name: `1 draft by version ${number}` }).click();
  await expect(page.getByRole('heading', { name: 'Drafts of this version' })).toBeVisible();
  await expect(history.filter({ hasText: word })).toHaveCount(1);
});
