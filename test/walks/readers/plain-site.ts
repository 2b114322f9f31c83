import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a built site without its scripts, but with the class that the start-up script sets, so that both sites have
 * the same layout.
 * @param from folder of the built site
 * @param to folder of the copy, replaced
 */
export function copyWithoutScripts(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const html = readFileSync(join(to, file), 'utf8');
    const plain = html.replace('<html ', '<html class="js light" ').replace(/<script[^>]*>.*?<\/script>/gs, '');
    writeFileSync(join(to, file), plain);
  }
}
