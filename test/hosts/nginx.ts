import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensureProgram, installFromDebian } from '../../scripts/debian.ts';
import { freePort } from '../../scripts/free-port.ts';

export interface Nginx {
  readonly address: string;
  stop(): Promise<void>;
}

/** The module that sends `.br` files, and its package. */
const BROTLI = {
  module: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  package: 'libnginx-mod-http-brotli-static',
};

/** A whole configuration around the part that the build wrote; what nginx writes stays in its own folder. */
function configuration(folder: string, root: string, port: number, hasBrotli: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `
    ${hasBrotli ? `load_module ${BROTLI.module};` : ''}
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
        root ${root};
        ${hasBrotli ? 'brotli_static on;' : ''}
        include ${root}/nginx.conf;
      }
    }`;
}

/**
 * Starts nginx on a built site, with the configuration that the build wrote into it.
 * @param hasBrotli with the module that sends `.br` files, as the README says
 */
export async function startNginx(root: string, hasBrotli = false): Promise<Nginx> {
  const program = ensureProgram('nginx', 'nginx-light');
  if (hasBrotli && !existsSync(BROTLI.module)) installFromDebian(BROTLI.package);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, root, port, hasBrotli));
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).then(Boolean, () => false))) {
    if (nginx.exitCode !== null || nginx.signalCode !== null) {
      throw new Error(`nginx refuses its configuration:\n${said}`);
    }
    await setTimeout(50);
  }
  return {
    address,
    async stop() {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
