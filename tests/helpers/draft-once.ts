// Drafts the texts that DRAFT describes, in a process of its own, so that a test can kill it.
import { draftTexts } from '@/lib/services/generation/draft-texts';
import { patientSecretClient } from '@/lib/supabase/secret';

const db = patientSecretClient();
if (!db) throw new Error('The test gives no secret key');
const request = JSON.parse(process.env.DRAFT ?? '{}') as Parameters<typeof draftTexts>[1];
console.log(JSON.stringify(await draftTexts(db, request)));
