/**
 * Does to every text what a browser's translator does, now and whenever one appears: puts it into elements of its own. The
 * words stay. Uses nothing from outside the function, as Playwright runs it in the page.
 */
export function translateLikeABrowser() {
  const isTranslated = ({ nodeValue, parentElement }: Node) =>
    !nodeValue?.trim() || parentElement?.closest('script, style, noscript, textarea, [translate=no], font');

  const translate = () => {
    if (!document.body) return;
    const texts: ChildNode[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!isTranslated(walker.currentNode)) texts.push(walker.currentNode as ChildNode);
    for (const text of texts) {
      const translation = document.createElement('font');
      translation.append(document.createElement('font'));
      translation.firstElementChild?.append(text.nodeValue ?? '');
      text.replaceWith(translation);
    }
  };

  const observer = new MutationObserver(translate);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  translate();
  return () => observer.disconnect();
}
