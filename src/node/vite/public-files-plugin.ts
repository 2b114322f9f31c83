import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isFile } from '../content/source-files.ts';
import { contentType } from '../output/content-type.ts';
import { filePath, requestUrl } from '../output/static-server.ts';

/** Serves public files in development: Vite's own server ends when a file is deleted while it answers with it. */
export function publicFilesPlugin(): Plugin {
  return {
    name: 'docs:public-files',
    apply: 'serve',
    configureServer({ config: { publicDir }, middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname, search } = requestUrl(request);
        const path = filePath(pathname);
        const file = path && join(publicDir, path);
        // With a query Vite makes a module of the file.
        if (search !== '' || !file || !isFile(file)) return next();
        readFile(file).then(
          (body) => {
            response.setHeader('Content-Type', contentType(file));
            response.setHeader('Cache-Control', 'no-cache');
            response.end(body);
          },
          () => next(),
        );
      });
    },
  };
}
