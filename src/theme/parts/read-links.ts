/** Text and address of each link that the selector matches, as the server wrote them. */
export const readLinks = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => ({
    text: link.textContent,
    href: link.getAttribute('href') ?? '',
  }));
