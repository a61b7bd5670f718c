/**
 * Names of meta tags that control how a page is read, shown or indexed. A meta tag that verifies the site must not have
 * one of these names. The database has the same list (private.is_reserved_meta_name).
 */
const RESERVED = new RegExp(
  '^(application-name|author|color-scheme|copyright|creator|csp-nonce|csrf-.*|darkreader-lock|description' +
    '|format-detection|full-screen|browsermode|generator|google|googlebot.*|handheldfriendly|imagemode|keywords|layoutmode' +
    '|mobile-web-app-.*|mobileoptimized|monetization|nightmode|pagename|pinterest|pinterest-rich-pin|publisher|rating|referrer' +
    '|refresh|renderer|revisit-after|robots|screen-orientation|skype_toolbar|slurp|supported-color-schemes|teoma|theme-color' +
    '|title|view-transition|viewport|yandex|next-.*|apple-.*|msapplication-.*|(og|twitter|fb|article|al|dc|dcterms|citation)[:._].*' +
    '|.*(bot|spider|crawler)([-_.].*)?)$',
);

/** Returns whether a meta tag that verifies the site must not have this name. */
export const isReservedMetaName = (name: string): boolean => RESERVED.test(name.toLowerCase());
