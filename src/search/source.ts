/** Interface between the search dialog and an engine: local index or hosted service. */

import type { SearchRecord } from './record.ts';

/** Spec 9, "suggestions up to 3". */
export const MAX_SUGGESTIONS = 3;

/** A piece of text. Matches are flagged, so that engines need not return HTML. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface SearchHit extends SearchRecord {
  /** The record's heading; for a content record, its section's. */
  readonly title: readonly TextPart[];
  /** Words around the match in the section's text, or its first words; empty when only the heading matched. */
  readonly snippet: readonly TextPart[];
}

export interface SearchAnswer {
  /** Best first. */
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** The hosted service's id of this answer, for click events. */
  readonly queryID?: string;
  /** The final answer, from engines with a quick first one. Rejects only when there are no hits yet. */
  readonly complete?: Promise<SearchAnswer>;
}

export interface SearchOptions {
  readonly hitsPerPage: number;
  readonly snippetWords: number;
}

export interface SearchSource {
  readonly id: string;
  /** Loads or connects in advance. Safe to call often; failures surface in `search`. */
  prepare(): void;
  /** Rejects when the engine cannot answer. Searches do not wait for one another. */
  search(query: string, options: SearchOptions): Promise<SearchAnswer>;
  /** For a query without results: queries that have some, best first. */
  suggest(query: string): Promise<readonly string[]>;
  /** Called when the reader opens a hit; `position` counts from 1. */
  onSelect(hit: SearchHit, answer: SearchAnswer, position: number): void;
  /** Called when an answer is on screen. */
  onShow(answer: SearchAnswer): void;
}

/** The search engines: the one in use, and the fallback that the error screen offers. */
export interface SearchSources {
  readonly main: SearchSource;
  readonly fallback?: SearchSource | undefined;
}

/** Combines the engines. Equal ids are rejected (spec 5): their results could not be told apart. */
export function searchSources(main: SearchSource, fallback?: SearchSource): SearchSources {
  if (main.id === fallback?.id) {
    throw new Error(`two search sources have the id "${main.id}"; give each an id of its own`);
  }
  return { main, fallback };
}
