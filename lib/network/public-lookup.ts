import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** The code of the error that is thrown for a host in a private network. */
export const PRIVATE_HOST = 'PRIVATE_HOST';

export const privateHostError = (host: string) =>
  Object.assign(new Error(`${host} is not on the public internet`), { code: PRIVATE_HOST });

/** Returns the host of a URL without the brackets of an IPv6 address and without the dot after a full DNS name. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$|\.$/g, '');

/**
 * Returns whether a host is an IP address of a private network. Node connects to an IP address without a lookup, so
 * `publicLookup` does not check it.
 */
export const isPrivateIp = (host: string): boolean => isIP(host) !== 0 && !isPublicAddress(host);

/**
 * Looks up a host and rejects private IP addresses. Node calls this function while it connects, and connects only to
 * addresses that the function returns. If a separate lookup came first, the host could resolve to a public address for
 * that lookup and to a private address for the request.
 */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? privateHostError(host), []);
    if (!addresses.every(({ address }) => isPublicAddress(address))) return done(privateHostError(host), []);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
