import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A color of the site in both themes, as `tokens.css` writes it. */
export type TokenColor = Readonly<Record<'light' | 'dark', string>>;

/** The colors of `tokens.css` by name, such as `ink`. Throws for a name without `light-dark()`. */
export function readTokenColors(root: string) {
  const css = readFileSync(join(root, 'src/theme/styles/tokens.css'), 'utf8');
  return (name: string): TokenColor => {
    const [, light, dark] = new RegExp(`--${name}: light-dark\\((.+), (.+)\\);`).exec(css) ?? [];
    if (light === undefined || dark === undefined) {
      throw new Error(`tokens.css has no color --${name} with light-dark()`);
    }
    return { light, dark };
  };
}
