import type { Node } from '@takumi-rs/core';
import { CARD_SIZE } from '#shared/social-card.ts';
import { FONT_FAMILIES } from './card-fonts.ts';
import type { CardPictures } from './card-pictures.ts';

export interface CardTexts {
  /** BCP 47 tag of its language. */
  readonly tag: string;
  /** Name of the site, where it is not the title. */
  readonly site?: string;
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: string;
  /** Parts of the section; each is shown as a test that passes. */
  readonly parts?: readonly string[];
  readonly host: string;
}

type Style = NonNullable<Node['style']>;

/** A card shows three rows of parts and cuts off the others. */
const ROWS = { shown: 3, height: 40, gap: 14 } as const;

const text = (content: string, style: Style): Node => ({ type: 'text', tagName: 'div', text: content, style });
const box = (style: Style, children: Node[]): Node => ({ type: 'container', style, children });

/** The card as Takumi's tree: texts on the left, the logo in its lattice on the right. Sizes are pixels. */
export function cardLayout(texts: CardTexts, { lattice, logo, check, color }: CardPictures): Node {
  const { tag, site = '', title, lead = '', parts = [], host } = texts;
  // Chinese characters fill their squares: closer ones would touch.
  const tracking = tag.startsWith('zh') ? '0' : '-0.04em';
  const part = (name: string): Node =>
    box({ display: 'flex', alignItems: 'center', gap: 10 }, [
      { type: 'image', src: check, width: 24, height: 24 },
      text(name, { fontSize: 28, lineHeight: `${ROWS.height}px`, color: color('ink-soft') }),
    ]);
  const card = box(
    {
      ...CARD_SIZE,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      padding: '64px 80px',
      backgroundColor: color('ground'),
      color: color('ink'),
      fontFamily: FONT_FAMILIES.join(', '),
    },
    [
      { type: 'image', src: lattice, style: { ...CARD_SIZE, position: 'absolute', top: 0, left: 0 } },
      { type: 'image', src: logo, style: { ...LOGO, position: 'absolute', objectFit: 'contain' } },
      text(site, { height: 44, fontSize: 36, fontWeight: 600, letterSpacing: '-0.02em' }),
      text(title, {
        width: 640,
        marginTop: 'auto',
        color: color('link'),
        fontSize: 132,
        fontWeight: 600,
        letterSpacing: tracking,
        lineHeight: 1.1,
        whiteSpace: 'nowrap',
        textFit: 'shrink',
      }),
      ...(lead === '' ? [] : [text(lead, LEAD)]),
      ...(parts.length === 0 ? [] : [box(PARTS, parts.map(part))]),
      text(host, { marginTop: 'auto', fontSize: 28, color: color('ink-faint') }),
    ],
  );
  return { ...card, lang: tag };
}

const LOGO: Style = { top: 179, left: 794, width: 272, height: 272 };

const LEAD: Style = {
  maxWidth: 640,
  marginTop: 12,
  fontSize: 44,
  fontWeight: 500,
  lineHeight: 1.3,
  textWrap: 'balance',
  lineClamp: 3,
};

const PARTS: Style = {
  display: 'flex',
  maxWidth: 640,
  maxHeight: ROWS.shown * ROWS.height + (ROWS.shown - 1) * ROWS.gap,
  overflow: 'hidden',
  flexWrap: 'wrap',
  marginTop: 28,
  gap: `${ROWS.gap}px 26px`,
};
