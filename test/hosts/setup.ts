/** Starts nginx with the written `nginx.conf`, and the preview server beside it, both on `dist/`. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createStaticServer, listen } from '#node/output/static-server.ts';
import { ensureProgram } from '../../scripts/debian.ts';
import { freePort } from '../support/free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly nginx: string;
    readonly preview: string;
  }
}

const DIST = join(import.meta.dirname, '../../dist');

/** A whole configuration around the written part; what nginx writes stays in its own folder. */
function configuration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/pid;
    error_log stderr;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.join(' ')}
      server {
        listen 127.0.0.1:${port};
        root ${DIST};
        include ${DIST}/nginx.conf;
      }
    }`;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(DIST, 'nginx.conf'))) throw new Error('There is no dist/; run "npm run build" first');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const nginx = spawn(ensureProgram('nginx', 'nginx-light'), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).then(Boolean, () => false))) {
    if (nginx.exitCode !== null) throw new Error(`nginx refuses its configuration:\n${said}`);
  }

  const server = createStaticServer(DIST);
  project.provide('nginx', address);
  project.provide('preview', `http://127.0.0.1:${await listen(server, 0)}`);
  return async () => {
    nginx.kill('SIGQUIT');
    await once(nginx, 'exit');
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  };
}
