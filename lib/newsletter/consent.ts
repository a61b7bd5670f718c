/**
 * The consent text beside the button of the newsletter form. The database stores the same text with each subscription,
 * from private.newsletter_consent() (docs/product.md#newsletter-consent).
 */
export const CONSENT_TEXT =
  'By subscribing you agree that we send you deal alerts by email, and that your address and name are kept for that with Mailchimp, which sends them. Every mail has a link with which you can unsubscribe.';
