/**
 * Matches one or more keys of 32 bytes in base64, separated by commas. The format has a file of its own, because the
 * middleware checks the environment too and must not load Node's crypto module.
 */
export const KEYRING = /^[A-Za-z0-9+/_-]{43}=?(\s*,\s*[A-Za-z0-9+/_-]{43}=?)*$/;

/** Matches one key of 32 bytes in plain base64, as `openssl rand -base64 32` prints it. */
export const ONE_KEY = /^[A-Za-z0-9+/]{43}=$/;
