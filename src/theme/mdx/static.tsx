import { createRef, PureComponent } from 'react';
import { TEXT_CLASS } from '#shared/dom.ts';
import { trustHtml } from '#shared/trusted.ts';

interface StaticProps {
  readonly html: string;
}

const summaryOf = (details: HTMLDetailsElement) => details.querySelector('summary')?.textContent;

/** HTML from the compiler. For hydration it is read from the document (`readStaticHtml`), so React replaces nothing. */
export class Static extends PureComponent<StaticProps> {
  readonly #part = createRef<HTMLDivElement>();
  readonly #details = () => [...(this.#part.current?.querySelectorAll('details') ?? [])];

  /** The summaries of the open `<details>`, before an edit under the dev server replaces the HTML. */
  override getSnapshotBeforeUpdate() {
    return new Set(this.#details().flatMap((details) => (details.open ? [summaryOf(details)] : [])));
  }

  override componentDidUpdate(_: StaticProps, __: unknown, opened: ReadonlySet<string | null | undefined>) {
    for (const details of this.#details()) details.open ||= opened.has(summaryOf(details));
  }

  override render() {
    return (
      <div
        ref={this.#part}
        className={TEXT_CLASS}
        data-static=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: trustHtml(this.props.html) }}
      />
    );
  }
}
