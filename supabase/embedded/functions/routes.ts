import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { unsupported } from '../errors.ts';

export function functionRoutes(context: Context): Hono {
  const routes = new Hono();
  void context;
  routes.all('*', (c) => c.json(unsupported(c.req.path), 501));
  return routes;
}
