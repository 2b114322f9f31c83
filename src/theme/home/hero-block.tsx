import { addressIn } from '#shared/address.ts';
import { HERO_IMAGE } from '#shared/hero-image.ts';
import type { Hero } from '#shared/schema/frontmatter.ts';
import { usePage, useSite } from '../navigation/view.ts';

/** The hero of the landing page: name, text, tagline and actions. */
export function HeroBlock({ hero }: { readonly hero: Hero }) {
  const { config } = useSite();
  const { data } = usePage();
  return (
    <section className="hero">
      <img className="hero-image" src={(config.assetHost ?? '') + HERO_IMAGE} alt="" width={1440} height={640} />
      <h1 className="hero-title">
        {/* The space separates name and text for screen readers and when copied. */}
        <span className="hero-name">{hero.name}</span> <span className="hero-text">{hero.text}</span>
      </h1>
      {hero.tagline && <p className="hero-tagline">{hero.tagline}</p>}
      {hero.actions && (
        <ul className="hero-actions">
          {hero.actions.map(({ text, link, theme }) => (
            <li key={link}>
              <a className={`button button-${theme ?? 'alt'}`} href={addressIn(link, data, config)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
