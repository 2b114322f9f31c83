import { expect, test } from 'vitest';
import { buildIndex } from '#search/build-index.ts';
import { evidenceOf } from '#search/evidence.ts';
import { openIndex } from '#search/open-index.ts';
import { queryTermsOf } from '#search/query-terms.ts';
import { sectionsOf } from '../support/sections.ts';

test('the evidence for a name depends on its words, not on how the name was written before', () => {
  const make = () => openIndex(buildIndex('en', sectionsOf('/a', 'test timeouts', '', [['outs', '', 'outs', 2]])));
  const evidence = (query: string, index: ReturnType<typeof make>) =>
    queryTermsOf(query, index).map((term) => evidenceOf(term, index));
  const used = make();
  evidence('testtime-outs', used);
  expect(evidence('test-timeouts', used)).toEqual(evidence('test-timeouts', make()));
});
