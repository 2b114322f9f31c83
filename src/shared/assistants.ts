/** AI assistants that readers can ask about a page (spec 2.8). */

/** `{question}` is replaced URL-encoded. Spec 7: a `q` parameter; ChatGPT also takes `hints=search`. */
const ASSISTANTS = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q={question}' },
  { name: 'Claude', address: 'https://claude.ai/new?q={question}' },
];

/** Links that open a chat with a question about a page. The question contains only the page's address (spec 5). */
export function assistantLinks(pageAddress: string) {
  const question = encodeURIComponent(`Read ${pageAddress}, I want to ask questions about it.`);
  return ASSISTANTS.map(({ name, address }) => ({ name, href: address.replace('{question}', question) }));
}
