import { verifyAccessToken } from './auth/tokens.ts';
import type { Context } from './context.ts';
import type { Claims } from './transaction.ts';
import { ApiError } from './errors.ts';

function gatewayError(message: string, hint: string): ApiError {
  return new ApiError({ status: 401, code: 'invalid_api_key', message, hint });
}

function claimsOfKey(context: Context, key: string): Claims | null {
  if (key === context.keys.secretKey) return { role: 'service_role' };
  if (key === context.keys.publishableKey) return { role: 'anon' };
  return null;
}

function isExpiry(error: unknown): boolean {
  return (
    error instanceof Error &&
    (('code' in error && error.code === 'ERR_JWT_EXPIRED') || /expired/i.test(error.message))
  );
}

/**
 * Returns the claims of a request. The `apikey` header allows the caller to use this project. The `Authorization`
 * header identifies the user, unless it contains a key instead of a token.
 */
export async function resolveClaims(context: Context, request: Request): Promise<Claims> {
  const apikey = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (!apikey) {
    throw gatewayError('No API key found in request', 'No `apikey` request header or url param was found.');
  }
  const byKey = claimsOfKey(context, apikey);
  if (!byKey) {
    throw gatewayError('Invalid API key', 'Double check your Supabase publishable or secret API key.');
  }
  const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
  if (!token) return byKey;
  const byToken = claimsOfKey(context, token);
  if (byToken) return byToken;
  try {
    return await verifyAccessToken(context, token);
  } catch (error) {
    throw isExpiry(error)
      ? new ApiError({ status: 401, code: 'PGRST303', message: 'JWT expired' })
      : new ApiError({ status: 401, code: 'PGRST301', message: 'No suitable key or wrong key type' });
  }
}
