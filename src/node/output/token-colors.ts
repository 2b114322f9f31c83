import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A color of the site in both themes, as `tokens.css` writes it. */
export interface TokenColor {
  readonly light: string;
  readonly dark: string;
}

/**
 * Reads the colors of `tokens.css`, for drawings outside of the page's style sheets.
 * @param root folder of the project
 * @returns the color of a token by its name, such as `ink`; throws for a name without `light-dark()`
 */
export function readTokenColors(root: string): (name: string) => TokenColor {
  const css = readFileSync(join(root, 'src/theme/styles/tokens.css'), 'utf8');
  return (name) => {
    const [, light, dark] = new RegExp(`--${name}: light-dark\\((.+), (.+)\\);`).exec(css) ?? [];
    if (light === undefined || dark === undefined) {
      throw new Error(`tokens.css has no color --${name} with light-dark()`);
    }
    return { light, dark };
  };
}
