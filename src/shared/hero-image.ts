/** The drawing behind a hero, in the public folder or on the asset host. */
export const HERO_IMAGE = '/images/hero.svg';
