import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from '../../scripts/debian.ts';
import { freePort } from '../support/free-port.ts';

export interface Nginx {
  readonly address: string;
  stop(): Promise<void>;
}

/** A whole configuration around the part that the build wrote; what nginx writes stays in its own folder. */
function configuration(folder: string, root: string, port: number): string {
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
        root ${root};
        include ${root}/nginx.conf;
      }
    }`;
}

/** Starts nginx on a built site, with the configuration that the build wrote into it. */
export async function startNginx(root: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, root, port));
  const nginx = spawn(ensureProgram('nginx', 'nginx-light'), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).then(Boolean, () => false))) {
    if (nginx.exitCode !== null) throw new Error(`nginx refuses its configuration:\n${said}`);
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
