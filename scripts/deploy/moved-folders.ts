import path from 'node:path';

/** Returns a configuration of nginx that writes into `folder` instead of the folders of a server. */
export const movedInto = (folder: string, text: string): string =>
  text
    .replaceAll('/var/cache/nginx', path.join(folder, 'cache'))
    .replaceAll('/var/log/nginx', path.join(folder, 'log'))
    .replaceAll('/run/', `${folder}/`);
