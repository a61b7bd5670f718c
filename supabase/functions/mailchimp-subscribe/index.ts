// The entry point on a hosted project (Deno). The embedded Supabase calls the same handler.
import { handler } from './handler.ts';

declare const Deno: {
  serve: (listener: (request: Request) => Promise<Response>) => void;
  env: { toObject: () => Record<string, string> };
};

Deno.serve((request) => handler(request, Deno.env.toObject()));
