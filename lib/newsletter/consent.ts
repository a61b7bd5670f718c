/**
 * The consent text beside the button of the newsletter form. The database stores the same text with each subscription,
 * from private.newsletter_consent() (docs/product.md#newsletter-consent).
 */
export const CONSENT_TEXT =
  'By subscribing you agree to get deal alerts by email. Mailchimp sends them, and keeps your address and name to do so. Every email has a link to unsubscribe.';
