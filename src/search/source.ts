/** What the search's surface knows of an engine, whichever it is: the local index or the hosted service. */

import type { SearchRecord } from './record.ts';

/** A piece of a text; the matched pieces are marked, so that no engine has to hand over HTML. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface SearchHit extends SearchRecord {
  /** The record's own heading; that of its section for a content record. */
  readonly title: readonly TextPart[];
  /** Words around the match in the text of the section, or its first ones; empty where only the heading matched. */
  readonly snippet: readonly TextPart[];
}

export interface SearchAnswer {
  /** Best first. */
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** The hosted service's own mark of this answer, for its click events. */
  readonly queryID?: string;
  /** The answer with all that was not at hand, for an engine that answers before; rejects only when there is no hit yet. */
  readonly complete?: Promise<SearchAnswer>;
}

export interface SearchOptions {
  readonly hitsPerPage: number;
  /** Length of a snippet. */
  readonly snippetWords: number;
}

export interface SearchSource {
  readonly id: string;
  /** Fetches what the first search would wait for. Safe to call often; a failure is told by the search itself. */
  prepare(): void;
  /** Rejects when the engine cannot answer. A later search does not have to wait for an earlier one. */
  search(query: string, options: SearchOptions): Promise<SearchAnswer>;
  /** Queries that would find something, for one that found nothing; best first. */
  suggest(query: string): Promise<readonly string[]>;
  /** Told when the reader opens a hit; `position` counts from 1. */
  onSelect(hit: SearchHit, answer: SearchAnswer, position: number): void;
  /** Told when an answer is on screen. */
  onShow(answer: SearchAnswer): void;
}
