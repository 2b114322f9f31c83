/** The pictures of a social card, in the colors of the dark theme. */

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CARD_SIZE } from '#shared/social-card.ts';
import type { ContentRoots } from '../../content/page-files.ts';
import { readTokenColors } from '../token-colors.ts';

export type CardPictures = ReturnType<typeof cardPictures>;

/**
 * The drawings of a social card, and the color of each token.
 * @param logo path of the site's own logo in the public folder; without it the one drawn in `index.html`
 */
export function cardPictures(logo: string | undefined, { root, publicDir }: ContentRoots) {
  const tokenColor = readTokenColors(root);
  // Takumi knows no `light-dark()`.
  const color = (name: string) => tokenColor(name).dark;
  const drawing = (viewBox: string, content: string) => {
    const colored = content.replace(/var\(--([\w-]+)\)/g, (_, name: string) => color(name));
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${colored}</svg>`);
  };
  return {
    color,
    lattice: drawing(`0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}`, lattice()),
    check: drawing('0 0 32 32', CHECK),
    logo:
      logo === undefined ? drawing('0 0 32 32', drawnLogo(root)) : readFileSync(join(resolve(root, publicDir), logo)),
  };
}

/** Content of the symbol that pages use. */
function drawnLogo(root: string): string {
  const [, content] =
    /<symbol id="docs-logo"[^>]*>(.*?)<\/symbol>/.exec(readFileSync(join(root, 'index.html'), 'utf8')) ?? [];
  if (content === undefined) throw new Error('index.html has no <symbol id="docs-logo">');
  return content;
}

/** The check mark of the logo, thinner. */
const CHECK =
  '<path d="m6.5 16.5 6.5 6.5 13-14" fill="none" stroke="var(--brand)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>';

/** In pixels: center of the logo, distance between the centers of two hexagons, and from a center to a corner. */
const CENTER = { x: 930, y: 315 };
const STEP = 107;
const RADIUS = 54;
/** The glow and the lattice end here. */
const REACH = 480;

/** In pixels: distance from the logo to the left end of the lattice, and the width over which it fades there. */
const TEXTS_END = 390;
const TEXTS_FADE = 260;

/** Row and column of each hexagon with a check mark, counted from the logo. */
const PASSED = ['-2 -2', '-1 -1', '1 2', '2 1', '-2 2', '3 -1'];

function lattice(): string {
  const range = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const cells = range.flatMap((row) =>
    range.map((column) => {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * STEP;
      const y = row * STEP * Math.sin(Math.PI / 3);
      return cell(x, y, PASSED.includes(`${row} ${column}`));
    }),
  );
  const { x, y } = CENTER;
  return [
    `<radialGradient id="glow" cx="${x}" cy="${y}" r="640" gradientUnits="userSpaceOnUse">`,
    '<stop stop-color="var(--brand)" stop-opacity=".24"/><stop offset="1" stop-color="var(--brand)" stop-opacity="0"/>',
    '</radialGradient><path fill="url(#glow)" d="M0 0h1200v630H0z"/>',
    `<g transform="translate(${x} ${y})" stroke="var(--brand)" stroke-width="2">${cells.join('')}</g>`,
  ].join('');
}

/** A hexagon, fainter the farther from the logo and below the texts; none where the logo is. */
function cell(x: number, y: number, isPassed: boolean): string {
  const distance = Math.hypot(x, y);
  const strength = Math.min(1 - distance / REACH, (x + TEXTS_END) / TEXTS_FADE);
  if (distance < STEP * 1.2 || strength <= 0) return '';
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3 - Math.PI / 2;
    return `${(x + RADIUS * Math.cos(angle)).toFixed(1)} ${(y + RADIUS * Math.sin(angle)).toFixed(1)}`;
  });
  const mark = `<path d="M${(x - 13).toFixed(1)} ${y.toFixed(1)}l9 9 17-18" fill="none" stroke-width="5"/>`;
  return [
    `<g opacity="${strength.toFixed(2)}">`,
    `<path d="M${corners.join('L')}z" fill="var(--brand)" fill-opacity="${isPassed ? 0.2 : 0.05}"`,
    ` stroke-opacity="${isPassed ? 1 : 0.5}"/>${isPassed ? mark : ''}</g>`,
  ].join('');
}
