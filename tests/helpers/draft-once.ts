// Drafts the texts that the environment variable DRAFT describes. Tests run this file in a separate process and kill
// it.
import { draftTexts } from '@/lib/services/generation/draft-texts';
import { patientSecretClient } from '@/lib/supabase/secret';

const db = patientSecretClient();
if (!db) throw new Error('The test gives no secret key');
const request = JSON.parse(process.env.DRAFT ?? '{}') as Parameters<typeof draftTexts>[1];
console.log(JSON.stringify(await draftTexts(db, request)));
