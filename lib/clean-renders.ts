import { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import type { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node.js';
import type * as pageModule from 'next/dist/server/route-modules/app-page/module.js';
import type * as headers from 'next/dist/server/route-modules/app-page/parse-request-headers.js';
import type * as routeModule from 'next/dist/server/route-modules/app-route/module.js';
import { HASHES_HEADER, scriptHashes } from './script-hashes.ts';

const require = createRequire(import.meta.url);

type PageContext = Parameters<pageModule.default['prerender']>[2];

const NOT_FOUND_PAGE = '/_not-found';

/**
 * Has Next make what it stores for everybody from a request that says nothing but the address. Next 16.4 hands that
 * render the request that found the stored answer missing or stale: its query went into the page, its method chose the
 * function of a route handler, its user agent the place of the metadata, and headers that its own answer had been given
 * were stored. Next has no setting for this; tests/e2e/copies/poisoned-renewals.spec.ts fails when it no longer holds.
 */
export default function renderCleanly(): void {
  const { default: Page } =
    require('next/dist/compiled/next-server/app-page-turbo.runtime.prod.js') as typeof pageModule;
  const { default: Route } =
    require('next/dist/compiled/next-server/app-route-turbo.runtime.prod.js') as typeof routeModule;

  const { prerender: prerenderPage } = Page.prototype;
  Page.prototype.prerender = async function (request, response, context) {
    const clean = cleanPair(request as NodeNextRequest, response as NodeNextResponse, context);
    const result = await prerenderPage.call(this, clean.request, clean.response, cleanContext(context));
    // The page of an error is sent to those who wait for it, and stored for nobody.
    if ('error' in result) {
      const { metadata } = result.result;
      const hashes = scriptHashes(result.result.toUnchunkedString());
      Object.assign(metadata, { headers: { ...metadata.headers, [HASHES_HEADER]: hashes } });
    }
    return result;
  };

  const { prerender: prerenderRoute } = Route.prototype;
  Route.prototype.prerender = function (request, context) {
    const Request = request.constructor as new (url: string) => typeof request;
    const { pathname } = new URL(request.url);
    return prerenderRoute.call(this, new Request(`http://localhost${pathname}`), context);
  };
}

/** A GET of the address under which the page is stored, and an answer that reaches nobody. */
function cleanPair(request: NodeNextRequest, response: NodeNextResponse, context: PageContext) {
  const incoming = new IncomingMessage(new Socket());
  incoming.method = 'GET';
  // The shell of a page is stored for all its addresses.
  incoming.url = context.fallbackRouteParams ? context.page : context.routeMatch.resolvedPathname;
  const outgoing = new ServerResponse(incoming);
  if (context.page === NOT_FOUND_PAGE) outgoing.statusCode = 404;
  const Request = request.constructor as typeof NodeNextRequest;
  const Response = response.constructor as typeof NodeNextResponse;
  return { request: new Request(incoming), response: new Response(outgoing) };
}

function cleanContext(context: PageContext): PageContext {
  const { parseRequestHeaders } =
    require('next/dist/server/route-modules/app-page/parse-request-headers.js') as typeof headers;
  const { isRoutePPREnabled = false } = context.renderOpts.experimental;
  return {
    ...context,
    query: {},
    parsedRequestHeaders: parseRequestHeaders({}, { isRoutePPREnabled, previewModeId: undefined }),
    renderOpts: {
      ...context.renderOpts,
      botType: undefined,
      // As the build has it.
      serveStreamingMetadata: true,
      isPossibleServerAction: false,
    },
  };
}
