/** What a subscriber agrees to, shown beside the button; private.newsletter_consent() is what is recorded (decision 15). */
export const CONSENT_TEXT =
  'By subscribing you agree that we send you deal alerts by email, and that your address and name are kept for that with Mailchimp, which sends them. Every mail has a link with which you can unsubscribe.';
