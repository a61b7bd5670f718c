/** Matches the path of an uploaded logo as a retailer's row stores it, such as 'logos/argos-1a2b3c4d.png'. */
export const LOGO_FILE = /^logos\/(?!.*(?:^|\/)\.\.?(?:\/|$))(?!.*\/\/)[A-Za-z0-9._/-]+$/;
