import { z } from 'zod';
import { MODEL_NAME, PROVIDER_IDS } from './providers';

/** Returns the schema of an amount in pounds, which a form submits as text. */
const pounds = (decimals: number) =>
  z
    .string()
    .trim()
    .regex(
      new RegExp(`^\\d{1,6}(\\.\\d{1,${decimals}})?$`),
      `Enter an amount with at most ${decimals} decimal places`,
    )
    .transform(Number)
    .refine((amount) => amount <= 100_000, 'At most £100,000');

const label = z.string().trim().min(1, 'Enter a label').max(80, 'At most 80 characters');
const modelName = z
  .string()
  .trim()
  .regex(MODEL_NAME, 'Enter the model’s name as the provider writes it, without spaces');
const keyText = z
  .string()
  .trim()
  .regex(/^[!-~]{8,500}$/, 'A key has 8 to 500 characters, without spaces');
const baseUrl = z
  .string()
  .trim()
  .max(300, 'At most 300 characters')
  .transform((text) => text.replace(/\/+$/, ''))
  .refine(
    (text) => text === '' || /^https?:\/\/[^\s/?#@"<>\\^`{|}]+(\/[^\s?#"<>\\^`{|}]*)?$/.test(text),
    'Enter a URL such as https://models.example.com/v1',
  )
  .transform((text) => text || null);

export const newKeyInput = z
  .strictObject({
    /** The id of the new row. It is also the idempotency key of the request. */
    id: z.uuid(),
    provider: z.enum(PROVIDER_IDS, 'Choose a provider'),
    label,
    base_url: baseUrl,
    default_model: modelName,
    key: keyText,
    monthly_budget: pounds(2),
  })
  .refine(({ provider, base_url }) => provider !== 'openai-compatible' || base_url !== null, {
    path: ['base_url'],
    message: 'Enter the URL of your server',
  });
export type NewKey = z.output<typeof newKeyInput>;

export const keyChangeInput = z.strictObject({
  id: z.uuid(),
  label,
  default_model: modelName,
  monthly_budget: pounds(2),
});
export const replacementInput = z.strictObject({ id: z.uuid(), key: keyText });
export const idInput = z.strictObject({ id: z.uuid() });

export const priceInput = z.strictObject({
  provider: z.enum(PROVIDER_IDS, 'Choose a provider'),
  model: modelName,
  input_price: pounds(6),
  output_price: pounds(6),
});
