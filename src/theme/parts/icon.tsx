import type { ReactNode } from 'react';

/** Drawn on a square of 24 units. */
const SHAPES = {
  'arrow-up': <path d="M12 19V5m-6 6 6-6 6 6" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  chevron: <path d="m9 6 6 6-6 6" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  copy: <path d="M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5 15V6a2 2 0 0 1 2-2h8" />,
  discord: (
    <path d="M7.5 7.5C9 6.8 10.4 6.5 12 6.5s3 .3 4.5 1M7.5 16.5c1.5.7 2.9 1 4.5 1s3-.3 4.5-1M15.5 6.8l.8-1.8c1.5.3 2.6.7 3.7 1.4 1.3 3.2 1.9 6.3 1.8 9.6-1.4 1.3-3 2.1-4.8 2.5l-1.2-1.9M8.5 6.8 7.7 5C6.2 5.3 5.1 5.7 4 6.4 2.7 9.6 2.1 12.7 2.2 16c1.4 1.3 3 2.1 4.8 2.5l1.2-1.9M9 11.2a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6zm6 0a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z" />
  ),
  edit: <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />,
  github: (
    <path d="M9 19.5c-4.5 1.4-4.5-2.2-6.3-2.7M15.3 21v-3.5c0-1 .1-1.4-.5-2 2.8-.3 5.7-1.4 5.7-6.2a4.8 4.8 0 0 0-1.3-3.3 4.5 4.5 0 0 0-.1-3.3s-1-.3-3.4 1.3a11.6 11.6 0 0 0-6.2 0C7.1 2.4 6.1 2.7 6.1 2.7A4.5 4.5 0 0 0 6 6a4.8 4.8 0 0 0-1.3 3.3c0 4.8 2.9 5.9 5.7 6.2-.6.6-.6 1.2-.5 2V21" />
  ),
  grid: (
    <path d="M5 5h.01M12 5h.01M19 5h.01M5 12h.01M12 12h.01M19 12h.01M5 19h.01M12 19h.01M19 19h.01" strokeWidth="3.5" />
  ),
  language: (
    <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c2.5 2.7 3.7 5.7 3.7 9s-1.2 6.3-3.7 9c-2.5-2.7-3.7-5.7-3.7-9S9.5 5.7 12 3z" />
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  moon: <path d="M20 14.2A8.2 8.2 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2z" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />,
  search: <path d="M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5 4.5 4.5" />,
  sun: (
    <path d="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0-5v1.5m0 15V21M3 12h1.5m15 0H21M5.6 5.6l1.1 1.1m10.6 10.6 1.1 1.1m0-12.8-1.1 1.1M6.7 17.3l-1.1 1.1" />
  ),
  x: (
    <path
      d="M4 4h4.6l4 5.5L17.5 4h2L13.5 10.8 20.4 20h-4.6l-4.3-5.9L6.3 20h-2l6.3-7.2zm3 1.5L16.6 18.5h1L8 5.5z"
      fill="currentColor"
      stroke="none"
    />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** An icon without an accessible name; the control around it has one. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}

/** An icon with its accessible name. */
export function NamedIcon({ icon, name }: { readonly icon: IconName; readonly name: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className="visually-hidden">{name}</span>
    </>
  );
}
